import { once } from "node:events";
import type { Server } from "node:http";

/** The only address that the local servers listen on. */
export const LOOPBACK = "127.0.0.1";

/**
 * Starts a server that only this machine can reach.
 * @param port 0 for any free port
 * @param owner who needs the port, for the error message: "The mailbox"
 * @param variable the environment variable that sets the port
 * @returns its port
 * @throws if the port is in use, with the remedy
 */
export async function listen(
  server: Server,
  { port, owner, variable }: { port: number; owner: string; variable: string },
): Promise<number> {
  server.listen(port, LOOPBACK);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new Error(
      `${owner} cannot start: port ${port} is in use. Stop the process that uses it, or choose another port with ${variable}=${port + 1}.`,
    );
  });
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}

/** Stops a server and closes its connections. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
