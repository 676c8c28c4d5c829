import type { BoardLetter, Building, HexView } from './model.ts';

/** The map "Brisbane" as printed in the rules: rows of 18, `~~` river, `.` unused, ids are buildings. */
const ROWS = [
  '. . . . . . . . . . . . . . C9 C3 ~~ ~~',
  '. . A5 . . . . . B7 . . . . . C6 ~~ ~~ ~~',
  'A4 A1 ~~ ~~ A2 . B4 B5 ~~ ~~ . . . C5 ~~ ~~ C2 C8',
  '. ~~ A6 ~~ . . B1 ~~ B2 ~~ . . C4 ~~ C7 . . .',
  '. ~~ . A3 ~~ . B6 ~~ . B8 ~~ . C1 ~~ . . . .',
  '~~ A7 . A8 ~~ A9 ~~ . . . ~~ B9 ~~ . . . . .',
  '~~ . . . . ~~ ~~ B3 . . . ~~ ~~ . . . . .',
];
const NAMES: Record<string, string> = {
  A1: 'Milton Stadium',
  A2: 'Roma Street Station',
  A3: 'South Bank Cultural Centre',
  A4: 'Mt Coot-tha Lookout',
  A5: 'Paddington Terraces',
  A6: 'Kurilpa Point Gallery',
  A7: 'West End Markets',
  A8: 'South Bank Wheel',
  A9: 'City Botanic Gardens',
  B1: 'City Hall',
  B2: 'Story Bridge',
  B3: 'Woolloongabba Oval',
  B4: 'Spring Hill Windmill',
  B5: 'Customs House',
  B6: 'Parliament House',
  B7: 'Fortitude Valley Arcade',
  B8: 'Kangaroo Point Docks',
  B9: 'New Farm Park',
  C1: 'New Farm Powerhouse',
  C2: 'Bulimba Shipyard',
  C3: 'Hamilton Wharf',
  C4: 'Teneriffe Woolstores',
  C5: 'Newstead Gasworks',
  C6: 'Breakfast Creek',
  C7: 'Bulimba Ferry',
  C8: 'Port Cranes',
  C9: 'Eagle Farm Racecourse',
};
const LETTERS: BoardLetter[] = ['A', 'B', 'C'];

/** All hexes and untouched buildings, for drawings and tests: a live table gets its map from the server. */
export function city(): { hexes: HexView[]; buildings: Building[] } {
  const hexes: HexView[] = [];
  const buildings: Building[] = [];
  ROWS.forEach((row, r) =>
    row.split(' ').forEach((cell, column) => {
      const q = column - Math.floor(r / 2);
      const board = LETTERS[Math.floor(column / 6)] ?? 'A';
      hexes.push({ q, r, board, kind: cell === '~~' ? 'river' : cell === '.' ? 'unused' : 'site' });
      if (cell in NAMES) {
        const large = Number(cell[1]) <= 3;
        buildings.push({
          id: cell,
          name: NAMES[cell] ?? cell,
          q,
          r,
          board,
          size: large ? 'large' : 'small',
          damage: 0,
          limit: large ? 6 : 3,
          shield: false,
          fallen: false,
          touching: false,
        });
      }
    }),
  );
  return { hexes, buildings };
}
