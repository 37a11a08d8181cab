import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const NoticeContext = createContext<(text: string) => void>(() => {});

/** Shows the result of an action. */
export const useNotice = () => useContext(NoticeContext);

/** Display time of a notice in milliseconds: long notices take longer to read. */
const DISPLAY_MS = { minimum: 6_000, perCharacter: 90 };

export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(
      () => setNotice(null),
      Math.max(DISPLAY_MS.minimum, notice.text.length * DISPLAY_MS.perCharacter),
    );
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <NoticeContext value={(text) => setNotice({ text })}>
      {children}
      <div role="status" className="pointer-events-none fixed inset-x-4 bottom-4 z-10 flex justify-center">
        {notice && (
          <p className="band rounded-card bg-band px-5 py-3 font-semibold text-ink shadow-soft">
            {notice.text}
          </p>
        )}
      </div>
    </NoticeContext>
  );
}
