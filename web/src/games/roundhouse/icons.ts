/** Which drawing stands for which card. The adapter looks names up here; an unknown card of an own pack gets the fallback. */
export const MONSTER_ICON: Record<string, string> = {
  'Shambling Extra': 'shambling-zombie', 'Rubber Crocodile': 'croc-jaws', 'Angry Villager No. 7': 'pitchfork', 'Bat on a String': 'bat',
  'Pie-Tin Saucer': 'ufo', 'Understudy Vulture': 'vulture', 'Fog-Machine Ghost': 'ghost', 'Gnome of Doom': 'fairy', 'Bargain-Bin Poltergeist': 'floating-ghost',
  'Exploding Turnip': 'beet', 'Dive-Bomb Goose': 'goose', 'Cursed Jack-in-the-Box': 'jester-hat', 'Mud Golem (Two Actors)': 'rock-golem',
  'Moth the Size of a Bus': 'dragonfly', 'Haunted Washing Machine': 'washing-machine', Werepoodle: 'werewolf', 'Vampire Crop Duster': 'biplane',
  'Discount Warlock': 'wizard-face', 'Gargoyle on a Zip Line': 'gargoyle', 'Flying Carpet Python': 'snake', 'Hex-Axe Lumberjack': 'wood-axe',
  'Thing from the Septic Tank': 'slime', 'Pterodactyl with a Grudge': 'pterodactylus', 'Mummy on Overtime': 'mummy-head', 'Broomstick Biker Gang': 'witch-flight',
  'Two-Headed Rooster': 'rooster', 'Colossal Cow': 'cow', 'Barn Dragon': 'dragon-head', 'Thing Behind the Barn': 'barn',
};
export const ITEM_ICON: Record<string, string> = {
  'Wet Noodle': 'noodles', 'Rake of Regret': 'rake', 'Spud Cannon': 'cannon', 'Rooster on a Leash': 'rooster', 'Tractor Tyre': 'tyre',
  'Weed Whacker of Justice': 'circular-saw', 'Runaway Hay Bale': 'grain-bundle', 'Barn Door, Swung': 'wooden-door', 'Homemade Rocket': 'rocket',
  'Combine Harvester': 'farm-tractor', 'Something Under the Tarpaulin': 'camping-tent', 'Dustbin Lid': 'trash-can', 'Mattress Armour': 'bed',
  'Rental Knight Costume': 'visored-helm', 'Bouncy Castle': 'castle', Umbrella: 'umbrella', 'Colander Helmet': 'full-metal-bucket', 'Tin Roof': 'house',
  'Storm Cellar': 'cellar-barrels', 'Lucky Sock': 'socks', 'Garlic Bread': 'garlic', 'Tinfoil Hat': 'pointy-hat', 'Signed Plot Armour': 'chest-armor',
};
export const FALLBACK_ICON = 'barn';
