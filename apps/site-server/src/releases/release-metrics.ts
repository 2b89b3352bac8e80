import { releasesOf, remoteName } from '@alzette/discovery';
import type { ServerMetrics } from '@alzette/server-kit';
import { Counter, Gauge } from 'prom-client';
import type { ReleaseStore } from './release-store';

/** The phase in which a remote failed in a browser. `action`: it dispatched an action that is unknown to the store of the page. */
const failurePhases = ['load', 'render', 'action'] as const;
export type FailurePhase = (typeof failurePhases)[number];

export function isFailurePhase(text: string | undefined): text is FailurePhase {
  return failurePhases.some((phase) => phase === text);
}

/** Counts the pages and failures of each release. */
export interface ReleaseMetrics {
  /** Counts a sent page whose slot the release fills. */
  noteGiven(remote: string, version: string): void;
  /** Counts a failure that a session with the release reported. */
  noteFailed(remote: string, version: string, phase: FailurePhase): void;
}

/** Without `metrics` nothing is published. */
export function releaseMetrics(store: ReleaseStore, metrics: ServerMetrics | undefined): ReleaseMetrics {
  const registers = metrics ? [metrics.registry] : [];
  const given = new Counter({
    name: 'alzette_remote_pages_total',
    help: 'Pages sent with a slot that the release fills',
    labelNames: ['remote', 'version'],
    registers,
  });
  const failed = new Counter({
    name: 'alzette_remote_failures_total',
    help: 'Failures of the release that browsers reported',
    labelNames: ['remote', 'version', 'phase'],
    registers,
  });
  new Gauge({
    name: 'alzette_remote_share_percent',
    help: 'Share of the visits that the discovery document gives the release',
    labelNames: ['remote', 'version'],
    registers,
    async collect() {
      const document = await store.document();
      this.reset();
      for (const remote of Object.keys(document.microFrontends).map(remoteName)) {
        for (const { metadata, deployment } of releasesOf(document, remote))
          this.set({ remote, version: metadata.version }, deployment?.traffic ?? 0);
      }
    },
  });
  return {
    noteGiven: (remote, version) => given.inc({ remote, version }),
    noteFailed: (remote, version, phase) => failed.inc({ remote, version, phase }),
  };
}
