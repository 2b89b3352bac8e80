/** A queue whose callers take turns, each with its oldest item. */
export class FairQueue<Item> {
  /** The caller whose turn it is comes first. */
  private readonly items = new Map<string, Item[]>();

  waiting(caller: string): number {
    return this.items.get(caller)?.length ?? 0;
  }

  push(caller: string, item: Item): void {
    const own = this.items.get(caller);
    if (own) own.push(item);
    else this.items.set(caller, [item]);
  }

  shift(): Item | undefined {
    const [next] = this.items;
    if (!next) return undefined;
    const [caller, own] = next;
    const item = own.shift();
    this.items.delete(caller);
    if (own.length > 0) this.items.set(caller, own);
    return item;
  }
}
