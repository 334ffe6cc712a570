// L-static: answers with a prebuilt, compressed buffer of the board's JSON.
import { type Limit, pack, sendPacked } from '#limits/response.ts';

/** Compresses each board once. */
export async function packBoards(boards: ReadonlyMap<string, string>): Promise<Map<string, Buffer>> {
  const packed = new Map<string, Buffer>();
  for (const [board, text] of boards) packed.set(board, await pack(text));
  return packed;
}

export function staticLimit(packed: ReadonlyMap<string, Buffer>): Limit {
  return (board, _request, response) => sendPacked(response, packed.get(board) ?? Buffer.alloc(0));
}
