/** Which drawing stands for which card. Some share one: a board may weigh 60 kB, and every drawing is half of one. */
export const CARD_ICON: Record<string, string> = {
  'Butt Kicking Mother': 'high-kick', 'Honorable Samurai': 'samurai-helmet', 'Wandering Ronin': 'samurai-helmet', 'Samurai Intern': 'samurai-helmet', 'Old Master With Long Eyebrows': 'wizard-face',
  'Eager Student': 'fist', 'Shaolin Cook': 'noodles', 'Crane Style Sister': 'high-kick', 'Tiger Style Sister': 'steel-claws', 'Wobbly Uncle': 'coffee-cup', 'Barefoot Kickboxer': 'high-kick',
  'Broom-Sweeping Monk': 'broom', 'Off-Duty Ninja': 'ninja-head', 'Ninja Exchange Student': 'ninja-head', 'Two-Gun Inspector': 'pistol-gun', 'By-the-Book Rookie': 'police-badge',
  'Yakuza With a Heart of Gold': 'heart-beats', 'Stubborn Rice Farmer': 'bamboo', 'Village Elder With a Map': 'beard', 'Screaming Extra': 'screaming', 'Teen Robot Pilot': 'joystick',
  'Magical Transfer Student': 'fairy-wand', 'Chatty Mascot Critter': 'fox', 'Scientist Nobody Believes': 'microscope', 'General With One Plan': 'captain-hat-profile', 'Reporter With One Camera': 'photo-camera',
  'Loyal Dog Who Knows the Way': 'sitting-dog', 'Comic Relief Sidekick': 'party-hat', 'Pop Idol in the Wrong Movie': 'microphone', 'Heir in Disguise': 'crown', 'Retired Stuntwoman': 'falling', 'Ferry Pilot With No License': 'sailboat',
  'Hentai Demon': 'octopus', 'Tentacle Demon': 'octopus', 'Kung Fu Samurai': 'samurai-helmet', 'Giant Robot': 'robot-golem', 'Rubber-Suit Lizard': 'dinosaur-rex', 'Man in a Moth Costume': 'butterfly',
  'Three-Headed Space Dragon': 'hydra', 'Cardboard Tank Battalion': 'battle-tank', 'Thirty-Nine Ninjas': 'ninja-heroic-stance', 'One Really Good Ninja': 'ninja-head', 'Ninja on Roller Skates': 'roller-skate',
  'Yakuza Debt Collectors': 'suitcase', 'Boss in the White Suit': 'suitcase', 'Rival School Gang': 'fist', 'Evil Master With Evil Laugh': 'wizard-face', 'Hopping Ghosts': 'ghost', 'Haunted Umbrella Swarm': 'umbrella',
  'Fox Spirit in Disguise': 'fox', 'Mecha With Stage Fright': 'robot-golem', 'Sumo Stampede': 'footprint', 'Giant Crab With a Grudge': 'crab', 'Critics With Torches': 'torch', 'Possessed Rice Cooker': 'cooking-pot',
  'Bad Dubbing': 'talk', 'Big Eyes, Small Mouth': 'magnifying-glass', 'Cloud the Mind': 'brain-freeze', 'Wire Fu': 'high-kick', 'Surprise Inheritance': 'house', 'Kill By Stealth': 'ninja-head', 'Film Jam': 'film-strip',
  'Censored!': 'scissors', 'Union Break': 'coffee-cup', 'Smoke Bomb': 'unlit-bomb', 'Stunt Double': 'falling', 'Thousand Mirrors': 'mirror-mirror', 'Power Pose': 'fist', 'You Can See the Strings': 'theater',
  'Sudden Rainstorm': 'raining', 'Dramatic Zoom': 'magnifying-glass', 'From the Shadows': 'ninja-head', 'Team-Up': 'person', 'Wrong Movie!': 'theater', 'Reverse the Film': 'return-arrow', 'Dart From Nowhere': 'dart',
  'Contract Dispute': 'contract', 'Went for Noodles': 'noodles', 'Left on the Cutting Floor': 'scissors', 'Location Scout Got Lost': 'compass', 'Pickpocket Extra': 'suitcase', 'Training Montage': 'weight-lifting-up',
  'Plot Armor': 'bordered-shield', 'Long-Lost Twin': 'theater', 'Open Auditions': 'theater-curtains', 'Double Feature': 'popcorn', Reshoots: 'clapperboard', 'Roll the Credits': 'film-strip',
  'Bamboo Spear': 'bamboo', "Grandfather's Katana": 'katana', 'Mail-Order Nunchaku': 'bo', 'Wok of Destiny': 'cooking-pot', 'Twin Pistols': 'pistol-gun', 'Prop Rocket Launcher': 'missile-launcher',
  'Paper Fan of Doom': 'feather', 'Poison Fingernails': 'steel-claws', 'Straw Hat of Mystery': 'pointy-hat', "Monk's Prayer Beads": 'temple-gate', 'Bowl of Steaming Noodles': 'noodles', 'Smuggled Scroll': 'scroll-unfurled',
  'Robot Remote Control': 'tv-remote', 'Mecha Suit, Size Small': 'robot-golem', 'Motorcycle Through a Window': 'roller-skate', 'Suspicious Briefcase': 'suitcase',
  'Peasant Village': 'house', 'Nuclear Power Plant': 'radioactive', 'Giant Robot Island': 'palm-tree', 'Dojo on the Hill': 'temple-gate', 'Haunted Bathhouse': 'bathtub', 'Neon Nightclub': 'microphone',
  'Rooftop in the Rain': 'raining', 'Temple of Ten Thousand Steps': 'stairs', 'Secret Base Under the Volcano': 'volcano', 'Bamboo Forest': 'bamboo', 'Abandoned Film Set': 'clapperboard',
  'Bridge That Always Collapses': 'stone-bridge', 'Imperial Palace': 'castle', 'Hidden Trapdoor Room': 'wooden-door', 'Stadium Full of Extras': 'coliseum', 'Monster Quarantine Beach': 'beach-bucket',
};
export const FALLBACK_ICON = 'clapperboard';

/** Art field of a card, by type. */
export const TYPE_TINT: Record<string, string> = { Character: '#F2C9A4', Creature: '#E7B0A6', SFX: '#CBBFE0', Sfx: '#CBBFE0', Prop: '#E6D9A8', Location: '#BFD6D2', Credits: '#D7C7C7' };
