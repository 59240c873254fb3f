import type { ComponentPropsWithoutRef } from "react";

/**
 * A list without markers. WebKit takes a <ul> that shows none for mere layout, and VoiceOver then speaks of no list, unless its role
 * says so; inside a <nav>, and of an <ol>, it knows by itself (WebKit, AccessibilityNodeObject::determineListRoleWithCleanChildren).
 */
export function List(props: ComponentPropsWithoutRef<"ul">) {
  // biome-ignore lint/a11y/noRedundantRoles: not redundant in WebKit
  return <ul role="list" {...props} />;
}

/** Texts as such a list. */
export function TextList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <List className={className}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
