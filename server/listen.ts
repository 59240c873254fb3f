import type { Server } from "node:http";
import { LOOPBACK } from "./static-site";

/** How to choose another port, for the message of one that is taken. */
export interface NamedPort {
  readonly port: number;
  /** Who wants it: "The mailbox". */
  readonly owner: string;
  /** The environment variable that names it. */
  readonly variable: string;
}

/**
 * Starts a server on this machine only.
 * @throws with what to do, where the port is taken
 */
export function listen(server: Server, { port, owner, variable }: NamedPort): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        error.code === "EADDRINUSE"
          ? new Error(
              `${owner} cannot start: port ${port} is taken. Stop what listens there, or choose another port with ${variable}=${port + 1}.`,
            )
          : error,
      );
    });
    server.listen(port, LOOPBACK, resolve);
  });
}

/** Stops a server at once, whoever is still connected. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
