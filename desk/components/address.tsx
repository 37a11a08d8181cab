/** A mail address. Where it is too long for its line, what stands behind the @ goes to the next one. */
export function Address({ children }: { children: string }) {
  const [, name = '', host = ''] = /^(.*@)?(.*)$/.exec(children) ?? [];
  return (
    <bdi className="wrap-anywhere">
      {name}
      <span className="inline-block">{host}</span>
    </bdi>
  );
}
