declare module '*/tools/process/servers.mjs' {
  interface RunningServer {
    readonly name: string;
    readonly port: number;
    output(): string;
  }

  export function startServers(options: {
    readonly env?: Readonly<Record<string, string>>;
    readonly quiet?: boolean;
  }): Promise<{ readonly running: readonly RunningServer[]; stop(signal?: NodeJS.Signals): Promise<unknown> }>;
}

declare module '*/tools/process/ports.mjs' {
  export function freePort(): Promise<number>;
}
