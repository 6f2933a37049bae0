import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests of one connection are worked on at once. */
export const mostInFlight = 16;
/** What of its answers may wait to be read, in bytes, for another of its requests to be begun. */
export const mostUnread = 1_048_576;

type Exchange = [request: IncomingMessage, response: ServerResponse];

/** The requests of one connection: those that are worked on, and those that wait for their turn. */
interface Line {
  inFlight: Set<ServerResponse>;
  waiting: Exchange[];
  isPaused: boolean;
}

/**
 * Bounds what one connection can ask at once. Node hands over every request that came in a packet, a thousand
 * or more where they are pipelined; here they wait, and nothing further is read, until those before are answered
 * and their answers read.
 */
export function takeTurns(handle: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();

  function begin(line: Line, [request, response]: Exchange): void {
    line.inFlight.add(response);
    response.once('close', () => {
      line.inFlight.delete(response);
      advance(request.socket, line);
    });
    handle(request, response);
  }

  function advance(socket: Socket, line: Line): void {
    if (socket.destroyed) line.waiting.length = 0;
    while (line.waiting.length > 0 && hasRoom(line)) begin(line, line.waiting.shift()!);
    const isPaused = line.waiting.length > 0;
    if (isPaused === line.isPaused) return;
    line.isPaused = isPaused;
    if (isPaused) socket.pause();
    else socket.resume();
  }

  function lineOf(socket: Socket): Line {
    const known = lines.get(socket);
    if (known) return known;
    const line: Line = { inFlight: new Set(), waiting: [], isPaused: false };
    lines.set(socket, line);
    // Node resumes a connection when one of its requests has been read.
    socket.on('resume', () => line.isPaused && socket.pause());
    return line;
  }

  return (request, response) => {
    const { socket } = request;
    const line = lineOf(socket);
    line.waiting.push([request, response]);
    advance(socket, line);
  };
}

function hasRoom({ inFlight }: Line): boolean {
  if (inFlight.size === 0) return true;
  if (inFlight.size >= mostInFlight) return false;
  let unread = 0;
  for (const { writableLength } of inFlight) unread += writableLength;
  return unread < mostUnread;
}
