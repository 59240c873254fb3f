import type { ComponentPropsWithoutRef } from "react";

/**
 * A <ul> without bullets that VoiceOver still announces as a list. WebKit ignores lists without bullets unless they
 * have a role, except <ol> and lists inside <nav> (WebKit, AccessibilityNodeObject::determineListRoleWithCleanChildren).
 */
export function List(props: ComponentPropsWithoutRef<"ul">) {
  // biome-ignore lint/a11y/noRedundantRoles: WebKit needs the role
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
