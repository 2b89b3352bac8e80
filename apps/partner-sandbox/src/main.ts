import { runServer } from '@alzette/server-kit';
import { buildPartnerSandbox } from './build';
import { readEnvironment } from './environment';

runServer({
  name: 'partner sandbox',
  portVariables: ['ALZETTE_PARTNER_PORT', 'ALZETTE_PARTNER_SMTP_PORT', 'ALZETTE_METRICS_PORT'],
  readEnvironment,
  build: async (environment, operations) => {
    const { app, listenForMail } = await buildPartnerSandbox(environment, operations);
    await listenForMail();
    return app;
  },
});
