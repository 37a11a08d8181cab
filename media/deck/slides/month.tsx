import { View } from '@react-pdf/renderer';
import { deck } from '#content/media/deck.ts';
import { socialMonth } from '#content/social-os/social-os.ts';
import {
  Card,
  Dot,
  Paragraph,
  PostStatusLabel,
  Row,
  Ruled,
  SpreadRow,
  Text,
  useColors,
} from '../elements.tsx';
import { Slide } from '../slide.tsx';

const { month } = deck;
const CELL = { width: 70, height: 53, gap: 7 };
const CALENDAR_WIDTH = 7 * CELL.width + 6 * CELL.gap;
const TODAY_WIDTH = 290;
/** Every theme has two lines, so that all cells look alike. */
const breakBeforeLastWord = (text: string) => text.replace(/ (?=\S+$)/, '\n');

function Day({ day: { number, theme, status } }: { day: (typeof socialMonth.plan)[number] }) {
  const colors = useColors();
  const isToday = number === socialMonth.today;
  const look = isToday
    ? { backgroundColor: colors.brand, border: `1 solid ${colors.brand}`, color: colors.brandInk }
    : { backgroundColor: colors.surface, border: `1 solid ${colors.line}`, color: colors.ink };
  const { width, height } = CELL;
  return (
    <View style={{ width, height, padding: 7, borderRadius: 6, justifyContent: 'space-between', ...look }}>
      <SpreadRow style={{ alignItems: 'center' }}>
        <Text as="tiny">{`${number}`}</Text>
        <Dot status={status} color={isToday ? colors.brandInk : undefined} />
      </SpreadRow>
      <Text size={9} color={isToday ? 'brandInk' : 'muted'} style={{ lineHeight: 1.15 }}>
        {breakBeforeLastWord(theme)}
      </Text>
    </View>
  );
}

function Calendar() {
  return (
    <Row style={{ width: CALENDAR_WIDTH, flexWrap: 'wrap', gap: CELL.gap }}>
      {socialMonth.plan.map((day) => (
        <Day key={day.number} day={day} />
      ))}
      {/* The legend fills the rest of the last row. */}
      <Row style={{ height: CELL.height, alignItems: 'flex-end', gap: 18, marginLeft: 8 }}>
        {(['Published', 'Scheduled', 'Draft'] as const).map((status) => (
          <PostStatusLabel key={status} status={status} />
        ))}
      </Row>
    </Row>
  );
}

export function Month() {
  const { post, platforms } = socialMonth;
  return (
    <Slide label={month.label} title={month.title} titleWidth={480} lead={month.lead} leadWidth={TODAY_WIDTH}>
      <SpreadRow style={{ marginTop: 'auto' }}>
        <Calendar />
        <Card style={{ width: TODAY_WIDTH, padding: '18 18 8' }}>
          <Text as="mono" color="muted">{`${post.time} · ${post.type}`}</Text>
          <Paragraph as="heading" style={{ marginTop: 6, marginBottom: 10 }}>
            {post.title}
          </Paragraph>
          {platforms.map(({ name, at, status }) => (
            <Ruled key={name} style={{ flexDirection: 'row', alignItems: 'center', flexGrow: 1 }}>
              <Text as="strong" style={{ width: 90 }}>
                {name}
              </Text>
              <Text as="mono" color="muted" style={{ width: 62 }}>
                {at}
              </Text>
              <PostStatusLabel status={status} />
            </Ruled>
          ))}
        </Card>
      </SpreadRow>
    </Slide>
  );
}
