import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Exchange = [request: IncomingMessage, response: ServerResponse];

/** The requests of one connection: whether one is being handled, and those that wait for their turn. */
interface Line {
  isBusy: boolean;
  waiting: Exchange[];
  isPaused: boolean;
}

/**
 * Handles one request of a connection at a time, because responses are sent one after the other. Node emits every
 * request in a packet, a thousand or more if they are pipelined; here they wait, and nothing more is read, until the
 * response before has been sent and other connections have had their turn.
 */
export function takeTurns(handle: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();

  function begin(line: Line, [request, response]: Exchange): void {
    line.isBusy = true;
    const goOn = () => {
      line.isBusy = false;
      advance(request.socket, line);
    };
    // Responses that are ready at once would otherwise follow each other for seconds without other connections between.
    response.once('close', () => (line.waiting.length > 0 ? setImmediate(goOn) : goOn()));
    handle(request, response);
  }

  function advance(socket: Socket, line: Line): void {
    if (socket.destroyed) line.waiting = [];
    const next = line.isBusy ? undefined : line.waiting.shift();
    if (next) begin(line, next);
    const isPaused = line.waiting.length > 0;
    if (isPaused === line.isPaused) return;
    line.isPaused = isPaused;
    if (isPaused) socket.pause();
    else socket.resume();
  }

  function lineOf(socket: Socket): Line {
    const known = lines.get(socket);
    if (known) return known;
    const line: Line = { isBusy: false, waiting: [], isPaused: false };
    lines.set(socket, line);
    // Node resumes a connection once it has read one of its requests.
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
