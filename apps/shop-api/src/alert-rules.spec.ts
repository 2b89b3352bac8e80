import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isWithout } from '@alzette/server-kit/testing';
import { root } from '../test/bundled-servers';

const itWithPrometheus = isWithout('prometheus') ? it.skip : it;

itWithPrometheus(
  '[T3, T5] each alert fires and ends as deploy/monitoring/alzette-rules.test.yml says',
  () => {
    const args = ['test', 'rules', join(root, 'deploy/monitoring/alzette-rules.test.yml')];
    const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
    expect({ status, output: stdout + stderr }).toMatchObject({
      status: 0,
      output: expect.stringContaining('SUCCESS'),
    });
  },
  600_000,
);
