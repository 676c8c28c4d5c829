/** Which drawing stands for which card. */
export const PART_ICON: Record<string, string> = {
  'Grumbling Boiler': 'cooking-pot', 'Toaster Oven': 'toaster', 'Popcorn Maker': 'popcorn', 'Chest Freezer': 'fridge', 'Washing Machine': 'washing-machine', 'Slow Cooker': 'cauldron',
  'Electric Carving Knife': 'bowie-knife', 'Tin Opener': 'switchblade', 'Whisk of Doom': 'whisk', 'Egg Timer Fist': 'fist', 'Feather Duster': 'feather', 'Back Scratcher': 'crab-claw',
  'Rolling Pin': 'baton', 'Steam Iron': 'flat-hammer', 'Hair Dryer': 'ray-gun', 'Salad Tongs': 'pincers', 'Oven Glove': 'gloves', 'Loofah on a Stick': 'spiked-bat',
  Television: 'tv', 'Clock Radio': 'alarm-clock', Kettle: 'coffee-pot', 'Blender Jug': 'blender', Lampshade: 'desk-lamp', Colander: 'full-metal-bucket',
  'Ironing Board': 'desk', 'Step Ladder': 'ladder', 'Tea Trolley': 'shopping-cart', 'Exercise Bike': 'dutch-bike', 'Plunger Pogo': 'plunger', 'Office Chair': 'office-chair',
  'Waffle Launcher': 'cannon', 'Vacuum Hose': 'vacuum-cleaner', 'Spirit Level': 'pencil-ruler', 'Espresso Machine': 'coffee-cup', 'Door Chime': 'ringing-bell', 'Cuckoo Clock': 'cuckoo-clock',
};
export const BATTLE_ICON: Record<string, string> = {
  'Fridge Magnet': 'magnet', 'Loose Screw': 'screw', 'Bargain Bin': 'shopping-cart', 'Popcorn Panic': 'popcorn', 'Duct Tape': 'measure-tape', 'Read the Manual': 'open-book',
  'Wet Paint': 'paint-roller', 'Spring Cleaning': 'broom', 'Spin Cycle': 'spiral-arrow', 'Extra Amps': 'power-lightning', 'Pre-Heat': 'campfire', 'Bent Fork': 'fork-knife-spoon',
  'Crumb Sucker': 'vacuum-cleaner', 'Squint and Aim': 'crosshair', 'Pull the Plug': 'plug', 'Non-Stick Coating': 'shield-reflect', 'Oven Mitts': 'gloves', 'Child Lock': 'padlock',
  'Wrong Address': 'mailbox', 'Extended Warranty': 'contract', Flowerpot: 'flower-pot', Fishbowl: 'clownfish', 'Soup Ladle': 'cauldron', 'Broom Handle': 'broom',
  'Roller Skate': 'roller-skate', Wheelbarrow: 'wheelbarrow', 'Kettle Whistle': 'whistle', 'Bendy Straw': 'soda-can',
};
export const FALLBACK_ICON = 'toaster';
