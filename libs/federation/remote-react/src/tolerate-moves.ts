/** The replacement in the page of a node that a script removed, such as the `<font>` of a translator. */
const standIns = new WeakMap<Node, ChildNode>();

/**
 * Lets React continue in an element where a translator, an extension or a script has moved, wrapped or removed nodes. React removes
 * a node from the parent that it gave it, inserts before a sibling, and writes into text that it keeps: the first two throw when the
 * node is elsewhere, and the third is not seen (https://github.com/facebook/react/issues/11538). Only the elements and texts that were
 * touched get methods of their own; the page keeps its DOM methods.
 *
 * @returns ends it
 */
export function tolerateMoves(root: Element): () => void {
  const observer = new MutationObserver((records) => {
    const added = new Set(records.flatMap((record) => [...record.addedNodes]));
    for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      for (const node of removedNodes) {
        if (node.parentNode === target) continue;
        const beside = [addedNodes[0], previousSibling, nextSibling].find(
          (each) => each && each !== node && added.has(each),
        );
        noteMove(node, target, childHolding(node, target) ?? (beside as ChildNode | undefined));
      }
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function noteMove(node: Node, parent: Node, standIn: ChildNode | undefined): void {
  if (standIn) standIns.set(node, standIn);
  if (!Object.hasOwn(parent, 'removeChild')) guardParent(parent);
  if (node instanceof Text && !node.isConnected && !Object.hasOwn(node, 'nodeValue')) guardText(node);
}

function guardParent(parent: Node): void {
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  Object.assign(parent, {
    removeChild<Child extends Node>(child: Child): Child {
      if (child.parentNode === parent) return removeChild.call(parent, child) as Child;
      removeStandIn(child, parent);
      return child;
    },
    insertBefore<Child extends Node>(child: Child, next: Node | null): Child {
      removeStandIn(child, parent);
      return insertBefore.call(parent, child, next && placeOf(next, parent)) as Child;
    },
    appendChild<Child extends Node>(child: Child): Child {
      removeStandIn(child, parent);
      return appendChild.call(parent, child) as Child;
    },
  });
}

/** The new text takes the place of the old text's replacement. A translator translates it again. */
function guardText(text: Text): void {
  const native = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(text, 'nodeValue', {
    configurable: true,
    get: () => native?.get?.call(text) as string,
    set: (value: string) => {
      native?.set?.call(text, value);
      const standIn = standIns.get(text);
      if (text.isConnected || !standIn?.isConnected) return;
      standIns.delete(text);
      standIn.replaceWith(text);
    },
  });
}

function removeStandIn(node: Node, parent: Node): void {
  const standIn = standIns.get(node);
  standIns.delete(node);
  if (standIn?.parentNode === parent) standIn.remove();
}

/** The child of the parent that is the node, holds it or replaces it; null for the end. */
function placeOf(node: Node, parent: Node): Node | null {
  const standIn = standIns.get(node);
  return childHolding(node, parent) ?? (standIn?.parentNode === parent ? standIn : null);
}

function childHolding(node: Node, parent: Node): ChildNode | undefined {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return (child as ChildNode | null) ?? undefined;
}
