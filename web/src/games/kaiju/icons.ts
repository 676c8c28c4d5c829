import icons from './icons.json?game-icons';
import { bringIcons } from '../../ui/icons.ts';
import type { Sound } from '../../ui/sound.ts';

// Boards and galleries find their drawings here: a file that names an icon has imported it.
bringIcons(icons);

/** Which drawing stands for which card, by its printed key. */
export const CARD_ICON: Record<string, string> = {
  'assault-1': 'jet-fighter',
  'assault-2': 'battle-tank',
  'assault-3': 'missile-launcher',
  'co-ordinated-assault': 'missile-swarm',
  shielding: 'bordered-shield',
  'co-ordinated-shielding': 'shield-reflect',
  'emergency-repairs': 'hammer-nails',
  repellant: 'spray',
  'bait-and-switch': 'fishing-hook',
  'dazing-flare': 'cross-flare',
  'cable-net': 'fishing-net',
  'on-the-double': 'running-ninja',
  'rapid-planning': 'checklist',
  'team-planning': 'treasure-map',
  stomp: 'footprint',
  punch: 'fist',
  'psychic-fracture': 'brain',
  smash: 'hammer-drop',
  rampage: 'crumbling-ball',
  'terrifying-screech': 'screaming',
  'demoralising-roar': 'dinosaur-rex',
  'sonic-wave': 'sonic-shout',
  'adrenaline-surge': 'heart-beats',
  desperation: 'despair',
  'hardened-carapace': 'turtle-shell',
  enrage: 'enrage',
};
/** Shorter names, where a card is only a chip or a word in a list. */
export const SHORT: Record<string, string> = {
  'co-ordinated-assault': 'Co-ord. Assault',
  'co-ordinated-shielding': 'Co-ord. Shielding',
  'emergency-repairs': 'Repairs',
  'bait-and-switch': 'Bait',
  'dazing-flare': 'Flare',
  'cable-net': 'Net',
  'on-the-double': 'Double',
};
export const FALLBACK_ICON = 'checklist';

/** CK-97 Which button of the media board is which sound: four of the Kaiju, eight of the defenders. */
export const MEDIA: Record<string, Sound> = {
  stomp: 'k_stomp',
  smash: 'k_smash',
  roar: 'k_roar',
  rampage: 'k_rampage',
  assault_1: 'd_assault_1',
  assault_2: 'd_assault_2',
  assault_3: 'd_assault_3',
  shield: 'd_shield',
  repel: 'd_repel',
  flare: 'd_flare',
  net: 'd_net',
  repair: 'd_repair',
};
