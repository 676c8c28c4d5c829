/** How a picture of a board is cut: closer to what is pinned on it, as far as all of that stays in the picture. */
interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  x: number;
  y: number;
}
export interface Framing {
  scale: number;
  x: number;
  y: number;
}

/** how much closer than the whole board in its width */
const CLOSER = 1.9;
/** how much of the board is seen around the pins */
const AROUND = 24;
/** and this many pixels of the picture beyond the edge of the board: a pin has a sign on its corner */
const EDGE = 14;

/** `boxes` lie on the board, as large as it is laid out. */
export function framed(frame: Size, board: Size, boxes: readonly Box[]): Framing {
  const whole = frame.width / board.width;
  if (boxes.length === 0) return { scale: whole, x: 0, y: 0 };
  const left = Math.min(...boxes.map((one) => one.x)) - AROUND;
  const top = Math.min(...boxes.map((one) => one.y)) - AROUND;
  const right = Math.max(...boxes.map((one) => one.x + one.width)) + AROUND;
  const bottom = Math.max(...boxes.map((one) => one.y + one.height)) + AROUND;
  const fits = Math.min(frame.width / (right - left), frame.height / (bottom - top));
  const least = Math.min(whole, frame.height / board.height);
  // Where one answer alone has a place, what the other one leaves as it is should be seen, too.
  const most = boxes.length > 1 ? whole * CLOSER : whole;
  const scale = Math.max(least, Math.min(fits, 1, most));
  return {
    scale,
    x: shift((left + right) / 2, frame.width, board.width, scale),
    y: shift((top + bottom) / 2, frame.height, board.height, scale),
  };
}

/** Its middle comes to the middle, unless the board ends before; a board with room around it is centred. */
function shift(middle: number, room: number, length: number, scale: number): number {
  const rest = room - length * scale;
  return rest >= 0 ? rest / 2 : Math.min(EDGE, Math.max(rest - EDGE, room / 2 - middle * scale));
}

/** As much of a box as the picture shows, with room for the sign on its corner. */
export function inPicture(frame: Size, box: Box): Box {
  const [x, y] = [Math.max(box.x, EDGE), Math.max(box.y, EDGE)];
  const right = Math.min(box.x + box.width, frame.width - EDGE);
  const bottom = Math.min(box.y + box.height, frame.height - EDGE);
  return right <= x || bottom <= y ? box : { x, y, width: right - x, height: bottom - y };
}

/** Where a box of the board is in the picture. */
export function through({ scale, x, y }: Framing, box: Box): Box {
  return { x: box.x * scale + x, y: box.y * scale + y, width: box.width * scale, height: box.height * scale };
}
