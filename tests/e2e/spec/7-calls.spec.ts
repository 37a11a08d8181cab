import { queryClient } from '#app/api/query-client.ts';
import { site } from '#content/site.ts';
import { serveWidget } from '../support/booking.ts';
import { fillIn, openDialog, person, sendForm, sendOf } from '../support/deck-request.ts';
import { expect, test } from '../support/fixtures.ts';
import { toastOf } from '../support/toast.ts';
import { watchDemo } from '../support/watch-demo.ts';

/** What the shared client asks for, and what comes of it, without a server. */
async function readThroughClient(answer: Response): Promise<{ asked: unknown[]; read: Promise<unknown> }> {
  const real = globalThis.fetch;
  const asked: unknown[] = [];
  globalThis.fetch = async (...call) => {
    asked.push(...call);
    return answer;
  };
  queryClient.clear();
  const read = queryClient.fetchQuery({ queryKey: ['/some/path', 'ignored'] });
  await read.catch(() => {});
  globalThis.fetch = real;
  return { asked, read };
}

test.describe('7. The calls it makes', () => {
  test.describe('Deck download request', () => {
    test('POSTs JSON to /webhook/{id} with the five fields', async ({ page, visit }) => {
      await page.route('**/webhook/**', (route) => route.fulfill({ body: 'ok' }));
      await visit('/social-os');
      const request = page.waitForRequest('**/webhook/**');
      await sendForm(page);
      const sent = await request;
      expect(sent.method()).toBe('POST');
      expect(new URL(sent.url()).pathname).toBe(`/webhook/${site.deck.webhookId}`);
      expect(sent.headers()['content-type']).toBe('application/json');
      expect(sent.postDataJSON()).toEqual(person);
      expect(Object.keys(person)).toEqual(['firstName', 'lastName', 'email', 'company', 'phone']);
    });

    test('reads the answer as text: only status and ok matter', async ({ page, visit }) => {
      await page.route('**/webhook/**', (route) =>
        route.fulfill({ status: 202, contentType: 'application/json', body: '<not json>' }),
      );
      await visit('/social-os');
      await sendForm(page);
      await expect(toastOf(page, 'status', 'Thank you!')).toBeVisible();
    });

    test('settled: goes to our own server by default, which takes it', async ({ page, visit }) => {
      expect(site.deck.webhookHost).toBe('');
      await visit('/social-os');
      await openDialog(page);
      await page.clock.runFor(5000);
      const answer = page.waitForResponse('**/webhook/**');
      await fillIn(page);
      await sendOf(page).click();
      expect((await answer).ok()).toBe(true);
    });
  });

  test.describe('Scheduling widget', () => {
    const button = 'Book Consultation';

    test('buttons link to the event with the slug ai-consultation', async ({ landing }) => {
      const link = landing.getByRole('banner').getByRole('link', { name: button });
      await expect(link).toHaveAttribute('data-cal-link', /\/ai-consultation$/);
      await expect(link).toHaveAttribute('href', /\/ai-consultation$/);
    });
    test("buttons carry the namespace 'ai-consultation'", async ({ landing }) => {
      const namespaces = await landing
        .locator('[data-cal-link]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-cal-namespace')));
      expect(new Set(namespaces)).toEqual(new Set(['ai-consultation']));
    });
    test('buttons carry the layout month_view and the theme light', async ({ landing }) => {
      const configs = await landing
        .locator('[data-cal-link]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-cal-config')));
      expect(new Set(configs)).toEqual(new Set(['{"layout":"month_view","theme":"light"}']));
    });
    test('a click opens the widget', async ({ page, visit }) => {
      await serveWidget(page);
      await visit('/social-os');
      await page.getByRole('banner').getByRole('link', { name: button }).click();
      await expect(page.locator('cal-modal-box')).toHaveCount(1);
      await expect(page.locator('cal-modal-box').locator('iframe')).toHaveAttribute(
        'src',
        new RegExp(`${site.booking.link}/embed.*month_view`),
      );
    });
    test('settled: its script is loaded on first intent, not with the page', async ({ landing, page }) => {
      await expect(landing.locator(`script[src="${site.booking.embedScript}"]`)).toHaveCount(0);
      const asked = await serveWidget(page);
      await page.goto('/social-os');
      expect(asked).toEqual([]);
    });
    test('settled: a click before the script is there is not lost', async ({ page, visit }) => {
      const late = Promise.withResolvers<void>();
      await serveWidget(page, { held: late.promise });
      await visit('/social-os');
      const link = page.getByRole('banner').getByRole('link', { name: button });
      await link.click();
      await expect(link).toHaveAttribute('aria-busy', 'true');
      late.resolve();
      await expect(page.locator('cal-modal-box')).toHaveCount(1);
    });
    test('settled: without scripting the button is a link to the booking page', async ({ request }) => {
      const html = await (await request.get('/')).text();
      expect(html).toMatch(
        new RegExp(
          `<a href="${site.booking.origin}/${site.booking.link}" target="_blank"[^>]*>Book Consultation</a>`,
        ),
      );
    });
    test('settled: where the script is blocked, the booking page opens in a new tab', async ({
      page,
      visit,
      context,
      allow,
    }) => {
      allow(/embed\.js|ERR_FAILED/);
      await context.route(`${site.booking.origin}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: 'Booking page' }),
      );
      await page.route(`${site.booking.embedOrigin}/**`, (route) => route.abort());
      await visit('/social-os');
      const tab = context.waitForEvent('page');
      await page.getByRole('banner').getByRole('link', { name: button }).click();
      expect((await tab).url()).toBe(`${site.booking.origin}/${site.booking.link}`);
    });
  });

  test('messaging chat: a link in a new tab with prefilled text', async ({ socialOs }) => {
    const chat = socialOs.getByRole('link', { name: /Chat with us/ });
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.+/);
    await expect(chat).toHaveAttribute('rel', 'noopener');
  });

  test('settled: the chat is on every page but the quiz', async ({
    landing,
    socialOs,
    b2b,
    notFound,
    walk,
  }) => {
    for (const page of [landing, socialOs, b2b, notFound])
      await expect(page.getByRole('link', { name: /Chat with us/ })).toBeVisible();
    await expect(walk.results.getByRole('link', { name: /Chat with us/ })).toHaveCount(0);
  });

  test('video: an embedded player in a frame, with autoplay', async ({ page, visit }) => {
    await visit('/social-os');
    const { frame } = await watchDemo(page);
    await expect(frame).toHaveAttribute('src', `${site.video.socialOs}?autoplay=1`);
    await expect(frame.contentFrame().locator('video')).toHaveAttribute('autoplay');
  });

  test('settled: the film is our own, with a poster and captions, from our own origin', async ({
    request,
  }) => {
    const player = await (await request.get(site.video.landing)).text();
    expect(player).toMatch(/<video[^>]+poster="\/[^/]/);
    expect(player).toMatch(/<source src="\/[^/]/);
    expect(player).toMatch(/<track kind="captions" src="\/[^/]/);
  });

  test.describe('Images', () => {
    test('the logo differs between light and dark', async ({ page, visit }) => {
      await visit('/quiz');
      const colours = () =>
        page
          .getByRole('link', { name: /home$/ })
          .locator('stop')
          .evaluateAll((stops) => stops.map((stop) => getComputedStyle(stop).stopColor));
      const light = await colours();
      await page.getByRole('button', { name: 'Switch to dark theme' }).click();
      expect(await colours()).not.toEqual(light);
    });
    test('settled: no image comes from another host; each has its size and a text', async ({
      landing,
      socialOs,
      b2b,
    }) => {
      for (const page of [landing, socialOs, b2b])
        for (const image of await page.locator('img').all()) {
          await expect(image).toHaveAttribute('src', /^\/(?!\/)/);
          for (const attribute of ['width', 'height', 'alt'])
            await expect(image).toHaveAttribute(attribute, /./);
        }
    });
  });

  test.describe('What is not called', () => {
    test('the quiz calls nothing: it only fetches its own files', ({ walk }) => {
      expect(walk.calls.filter((call) => !call.startsWith('GET /assets/'))).toEqual([]);
    });
    test('answers and contact details of the quiz are sent nowhere', ({ walk }) => {
      expect(walk.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
    });
    for (const path of ['/', '/social-os', '/b2b-sales-automation'])
      test(`${path} calls no API while it is read`, async ({ page, visit, baseURL }) => {
        const calls: string[] = [];
        page.on('request', (request) => {
          const own = request.url().startsWith(`${baseURL}/`);
          if (!own || request.method() !== 'GET' || ['xhr', 'fetch'].includes(request.resourceType()))
            calls.push(`${request.method()} ${request.url()}`);
        });
        await visit(path);
        await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
        await page.waitForLoadState('networkidle');
        expect(calls).toEqual([]);
      });
  });

  test.describe('Shared data client', () => {
    test('GETs the first element of the query key', async () => {
      const { asked } = await readThroughClient(Response.json({}));
      expect(asked[0]).toBe('/some/path');
      expect(asked[1]).not.toHaveProperty('method');
    });
    test('includes credentials', async () => {
      const { asked } = await readThroughClient(Response.json({}));
      expect(asked[1]).toMatchObject({ credentials: 'include' });
    });
    test('parses the answer as JSON', async () => {
      const { read } = await readThroughClient(Response.json({ pages: 12 }));
      await expect(read).resolves.toEqual({ pages: 12 });
    });
    test('any answer that is not OK is an error', async () => {
      for (const status of [400, 404, 500]) {
        const { read } = await readThroughClient(new Response('no', { status }));
        await expect(read).rejects.toThrow(String(status));
      }
    });
  });
});
