import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** The action is a button beside the text. */
type Notice = Readonly<{ text: string; Action?: ComponentType | undefined }>;

const NoticeContext = createContext<(text: string, Action?: ComponentType) => void>(() => {});

/** Shows the result of an action. */
export const useNotice = () => useContext(NoticeContext);

/** Display time of a notice in milliseconds: longer for long notices, and for those with a button. */
const DISPLAY_MS = { minimum: 6_000, withAction: 12_000, perCharacter: 90 };

export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (!notice) return;
    const minimum = notice.Action ? DISPLAY_MS.withAction : DISPLAY_MS.minimum;
    const displayMs = Math.max(minimum, notice.text.length * DISPLAY_MS.perCharacter);
    const timer = setTimeout(() => setNotice(null), displayMs);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <NoticeContext value={(text, Action) => setNotice({ text, Action })}>
      {children}
      <div role="status" className="pointer-events-none fixed inset-x-4 bottom-4 z-10 flex justify-center">
        {notice && (
          <p className="band flex items-center gap-4 rounded-card bg-band px-5 py-3 font-semibold text-ink shadow-soft">
            {notice.text}
            {notice.Action && <notice.Action />}
          </p>
        )}
      </div>
    </NoticeContext>
  );
}
