import { existsSync } from 'node:fs';
import { readConfig } from './config.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { startFailureText } from './start-failure.ts';
import { startMessage } from './start-message.ts';

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const server = await startServer(config);
  stopOnSignals(server);
  console.log(startMessage(server));
} catch (error) {
  console.error(startFailureText(error));
  process.exit(1);
}

/** The first signal lets the requests in hand finish; a second one does not wait for them. */
function stopOnSignals(server: RunningServer): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    await server.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}
