/** Inserted the first mobile plans, until the demo catalogue became a command. It keeps its name for databases that applied it. */
export async function up(): Promise<void> {}
