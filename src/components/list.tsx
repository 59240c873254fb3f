import type { ComponentPropsWithoutRef } from "react";

/**
 * A <ul> without bullets that VoiceOver still announces as a list. WebKit ignores lists without bullets unless they
 * have a role. It makes an exception for <ol> and inside <nav>
 * (WebKit, AccessibilityNodeObject::determineListRoleWithCleanChildren).
 */
export function List(props: ComponentPropsWithoutRef<"ul">) {
  // biome-ignore lint/a11y/noRedundantRoles: not redundant in WebKit
  return <ul role="list" {...props} />;
}

export function TextList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <List className={className}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </List>
  );
}
