import { Text, View } from '@react-pdf/renderer';
import { deck } from '#content/deck.ts';
import { type CalendarRow, exampleCalendar } from '#content/social-os.ts';
import { Status } from '../card.tsx';
import { Slide } from '../slide.tsx';
import { type } from '../theme.ts';

const { title, lead, file, columns, rows } = exampleCalendar;
const WIDTHS: Record<keyof CalendarRow, number> = {
  date: 64,
  day: 92,
  type: 96,
  theme: 128,
  title: 356,
  status: 100,
};
const KEYS = Object.keys(WIDTHS) as (keyof CalendarRow)[];

export function Week() {
  return (
    <Slide label={deck.week.label} title={title} lead={lead}>
      {(colours) => (
        <View
          style={{
            marginTop: 'auto',
            backgroundColor: colours.surface,
            borderWidth: 1,
            borderColor: colours.line,
            borderRadius: 10,
          }}
        >
          <Text style={{ ...type.strong, fontSize: 11, paddingVertical: 9, paddingHorizontal: 14 }}>
            {file}
          </Text>
          <View style={{ flexDirection: 'row', backgroundColor: colours.raised }}>
            {KEYS.map((key) => (
              <Text
                key={key}
                style={{
                  ...type.tiny,
                  color: colours.muted,
                  width: WIDTHS[key],
                  paddingVertical: 5,
                  paddingLeft: 14,
                }}
              >
                {columns[key]}
              </Text>
            ))}
          </View>
          {rows.map((row, i) => (
            <View
              key={row.date}
              style={{
                flexDirection: 'row',
                alignItems: 'center',
                height: 36,
                ...(i > 0 && { borderTopWidth: 1, borderTopColor: colours.line }),
              }}
            >
              {KEYS.map((key) => (
                <View key={key} style={{ width: WIDTHS[key], paddingLeft: 14 }}>
                  {key === 'status' ? (
                    <Status colours={colours} status={row.status} />
                  ) : (
                    <Text
                      style={
                        key === 'title'
                          ? { ...type.strong, fontSize: 11.5 }
                          : key === 'date'
                            ? { ...type.mono, fontSize: 10.5 }
                            : { ...type.body, fontSize: 11.5, color: colours.muted }
                      }
                    >
                      {row[key]}
                    </Text>
                  )}
                </View>
              ))}
            </View>
          ))}
        </View>
      )}
    </Slide>
  );
}
