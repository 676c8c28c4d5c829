import type { Sound } from '../../ui/sound.ts';

/** Which drawing stands for which card. */
export const CARD_ICON: Record<string, string> = {
  'ASSAULT 1': 'jet-fighter', 'ASSAULT 2': 'battle-tank', 'ASSAULT 3': 'missile-launcher', 'CO-ORDINATED ASSAULT': 'missile-swarm', SHIELDING: 'bordered-shield',
  'CO-ORDINATED SHIELDING': 'shield-reflect', 'EMERGENCY REPAIRS': 'hammer-nails', REPELLANT: 'spray', 'BAIT & SWITCH': 'fishing-hook', 'DAZING FLARE': 'cross-flare',
  'CABLE NET': 'fishing-net', 'ON THE DOUBLE': 'running-ninja', 'RAPID PLANNING': 'checklist', 'TEAM PLANNING': 'treasure-map',
  STOMP: 'footprint', PUNCH: 'fist', 'PSYCHIC FRACTURE': 'brain', SMASH: 'hammer-drop', RAMPAGE: 'crumbling-ball', 'TERRIFYING SCREECH': 'screaming',
  'DEMORALISING ROAR': 'dinosaur-rex', 'SONIC WAVE': 'sonic-shout', 'ADRENALINE SURGE': 'heart-beats', DESPERATION: 'despair', 'HARDENED CARAPACE': 'turtle-shell', ENRAGE: 'enrage',
};
/** Which sound of the media board belongs to which card (CK-97). */
export const CARD_SOUND: Record<string, Sound> = {
  'ASSAULT 1': 'd_assault_1', 'ASSAULT 2': 'd_assault_2', 'ASSAULT 3': 'd_assault_3', 'CO-ORDINATED ASSAULT': 'd_assault_3', SHIELDING: 'd_shield', 'CO-ORDINATED SHIELDING': 'd_shield',
  'EMERGENCY REPAIRS': 'd_repair', REPELLANT: 'd_repel', 'BAIT & SWITCH': 'd_repel', 'DAZING FLARE': 'd_flare', 'CABLE NET': 'd_net',
  STOMP: 'k_stomp', PUNCH: 'k_smash', SMASH: 'k_smash', 'PSYCHIC FRACTURE': 'k_smash', RAMPAGE: 'k_rampage', ENRAGE: 'k_rampage', 'TERRIFYING SCREECH': 'k_roar', 'DEMORALISING ROAR': 'k_roar', 'SONIC WAVE': 'k_roar',
};
