/** An email address. If it is too long for its line, it breaks before the @. */
export function Address({ children }: { children: string }) {
  const [, name = '', host = ''] = /^(.*@)?(.*)$/.exec(children) ?? [];
  return (
    <bdi className="wrap-anywhere">
      {name}
      <span className="inline-block">{host}</span>
    </bdi>
  );
}
