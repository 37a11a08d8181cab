import type { ReactNode } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { booking } from '#content/booking.ts';
import words from '#words/booking.json' with { type: 'json' };
import { BookingLink } from './booking-link.tsx';

/**
 * A booking button with one optional question. The answer becomes the note of the booking; only the press sends it. A
 * GET form to the booking page, so that it works without script. If the provider takes no note, only the button.
 */
export function BookingNoteForm({ children }: { children: ReactNode }) {
  const noteField = booking.fields.notes;
  if (!noteField) return <BookingLink size="lg">{children}</BookingLink>;
  const { searchParams } = new URL(booking.page);
  return (
    <form action={booking.page} target="_blank" rel="noopener" className="grid gap-4">
      {[...searchParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        label={words.bookingNote.question}
        hint={words.bookingNote.hint}
        name={noteField}
        maxLength={200}
        autoComplete="off"
        required={false}
      />
      <Button type="submit" size="lg" {...booking.attributes}>
        {children}
      </Button>
    </form>
  );
}
