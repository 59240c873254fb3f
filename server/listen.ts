import type { Server } from "node:http";
import { LOOPBACK } from "./static-site";

/** A port, and what the message needs to say if it is in use. */
export interface NamedPort {
  readonly port: number;
  /** Who wants it: "The mailbox". */
  readonly owner: string;
  /** The environment variable that names it. */
  readonly variable: string;
}

/**
 * Starts a server on this machine only.
 * @throws if the port is in use, with what to do about it
 */
export function listen(server: Server, { port, owner, variable }: NamedPort): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        error.code === "EADDRINUSE"
          ? new Error(
              `${owner} cannot start: port ${port} is in use. Stop the process that uses it, or choose another port with ${variable}=${port + 1}.`,
            )
          : error,
      );
    });
    server.listen(port, LOOPBACK, resolve);
  });
}

/** Stops a server and closes every connection. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
