import { runServer } from '@alzette/server-kit';
import { buildPartnerSandbox } from './build';
import { readEnvironment } from './environment';

runServer({
  name: 'partner sandbox',
  portVariables: ['ALZETTE_PARTNER_PORT', 'ALZETTE_PARTNER_SMTP_PORT'],
  readEnvironment,
  build: async (environment) => {
    const { app, listenForMail } = await buildPartnerSandbox(environment);
    await listenForMail();
    return app;
  },
});
