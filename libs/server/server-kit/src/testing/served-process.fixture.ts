import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import {
  observeRequests,
  readOperations,
  readSandboxMode,
  readVariables,
  runServer,
  serverLog,
  serverOptions,
} from '../index';

/** A server process for the tests of `runServer`: `/slow/<milliseconds>` responds after that time. */
runServer({
  name: 'test server',
  portVariables: ['ALZETTE_TEST_PORT'],
  readEnvironment: (variables) =>
    readVariables('test server', variables, (reader) => ({
      host: '127.0.0.1',
      port: reader.port('ALZETTE_TEST_PORT', 4999),
      sandbox: readSandboxMode(reader),
      operations: readOperations(reader),
    })),
  build: async (_environment, operations) => {
    const app = Fastify({ logger: serverLog({ name: 'test-server', level: 'info' }), ...serverOptions('own') });
    observeRequests(app, operations);
    app.get('/health/ready', async (_request, reply) => reply.code(operations.lifecycle.isDraining ? 503 : 200).send());
    app.get<{ Params: { readonly time: string } }>('/slow/:time', async ({ params }) => {
      await wait(Number(params.time));
      return 'done';
    });
    app.get('/print', () => {
      process.stdout.write('printed by a library\n');
      return 'done';
    });
    app.addHook('onClose', async () => app.log.info('closed'));
    return app;
  },
});
