/** Inserted the first mobile plans, until the demo catalogue became a command. The name stays for databases that applied it. */
export async function up(): Promise<void> {}
