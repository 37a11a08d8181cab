import { Image, Text, View } from '@react-pdf/renderer';
import { Resvg } from '@resvg/resvg-js';
import { deck } from '#content/deck.ts';
import { roofColours } from '#content/palette.ts';
import { exampleDay } from '#content/social-day.ts';
import { roofPicture } from '#drawing/roof-picture.ts';
import { Card, Status } from '../card.tsx';
import { Slide } from '../slide.tsx';
import { type Colours, type } from '../theme.ts';

const { posts } = deck;
const [first, ...others] = exampleDay.posts;
const BOARD = { height: 312, large: 400, gap: 14 };
const SHAPE = { width: 366, height: 142 };
const SHARPNESS = 3;

const picture = new Resvg(roofPicture(SHAPE.width * SHARPNESS, SHAPE.height * SHARPNESS, roofColours))
  .render()
  .asPng();

/** The post as people see it. */
function LargePost({ colours }: { colours: Colours }) {
  return (
    <Card colours={colours} style={{ width: BOARD.large, height: BOARD.height }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 9 }}>
        <View
          style={{
            width: 32,
            height: 32,
            borderRadius: 16,
            backgroundColor: colours.brand,
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          <Text style={{ ...type.strong, fontSize: 12, color: colours.brandInk }}>{posts.initials}</Text>
        </View>
        <View style={{ flexGrow: 1 }}>
          <Text style={{ ...type.strong, lineHeight: 1.2 }}>{exampleDay.company}</Text>
          <Text style={{ ...type.body, fontSize: 11, lineHeight: 1.2, color: colours.muted }}>
            {first.platform}
          </Text>
        </View>
        <Status colours={colours} status={first.status} />
      </View>
      <Text style={{ ...type.strong, fontSize: 15, marginTop: 10 }}>{first.title}</Text>
      <Text style={{ ...type.body, marginTop: 3, marginBottom: 10 }}>{first.text}</Text>
      <Image
        src={{ data: picture, format: 'png' }}
        style={{ ...SHAPE, borderRadius: 6, marginTop: 'auto' }}
      />
    </Card>
  );
}

export function Posts() {
  return (
    <Slide label={posts.label} title={posts.title} titleWidth={480} lead={posts.lead}>
      {(colours) => (
        <View style={{ marginTop: 'auto' }}>
          <Text style={{ ...type.mono, color: colours.muted, marginBottom: 10 }}>
            {`${exampleDay.when}: ${exampleDay.idea}`}
          </Text>
          <View style={{ flexDirection: 'row', gap: BOARD.gap }}>
            <LargePost colours={colours} />
            <View style={{ flex: 1, flexDirection: 'row', flexWrap: 'wrap', gap: BOARD.gap }}>
              {others.map((post) => (
                <Card
                  key={post.platform}
                  colours={colours}
                  style={{ width: 206, height: (BOARD.height - BOARD.gap) / 2, padding: 14 }}
                >
                  <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
                    <Text style={type.strong}>{post.platform}</Text>
                    <Text style={{ ...type.tiny, color: colours.muted, marginTop: 3 }}>{post.at}</Text>
                  </View>
                  <Text style={{ ...type.body, fontSize: 11, color: colours.muted }}>{post.format}</Text>
                  <Text style={{ ...type.heading, fontSize: 16, marginTop: 7 }}>{post.title}</Text>
                  <View style={{ marginTop: 'auto' }}>
                    <Status colours={colours} status={post.status} />
                  </View>
                </Card>
              ))}
            </View>
          </View>
        </View>
      )}
    </Slide>
  );
}
