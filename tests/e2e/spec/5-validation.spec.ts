import { newsletter } from '#content/navigation.ts';
import { questions } from '#content/quiz.ts';
import { quizFaults } from '#content/quiz-faults.ts';
import { NO_ANSWERS } from '#domain/quiz/answers.ts';
import { RESULTS } from '#domain/quiz/machine.ts';
import { isChoice, QUESTIONS } from '#domain/quiz/questions.ts';
import { AGENTS, type Agent, recommend, scoreAgent } from '#domain/quiz/scoring.ts';
import { validate } from '#domain/quiz/validation.ts';
import { dialogOf, fieldOf, openDialog, person, sendForm, sendOf } from '../support/deck-request.ts';
import { expect, test } from '../support/fixtures.ts';
import { comeAlive } from '../support/page.ts';
import { COMPLETE, resumeAt } from '../support/quiz-visitor.ts';

/** What the visitor reads about an answer. */
const said = (...answered: Parameters<typeof validate>) => {
  const fault = validate(...answered);
  return fault && quizFaults[fault];
};
const check = (id: string, answer: string | string[]) =>
  said(QUESTIONS.find((question) => question.id === id)!, answer);
const answersWith = (given: Partial<Record<string, string[]>>) =>
  NO_ANSWERS.map((empty, index) => given[QUESTIONS[index]!.id] ?? empty);
const titles = (given: Partial<Record<string, string[]>>) =>
  recommend(answersWith(given)).map(({ agent }) => agent);

test.describe('5. Validation rules', () => {
  test.describe('Download form', () => {
    for (const [field, value, message] of [
      ['firstName', '', 'First name is required'],
      ['lastName', '', 'Last name is required'],
      ['email', '', 'Email is required'],
      ['email', 'jo@aldgate', 'Please enter a valid email address'],
      ['company', '', 'Company name is required'],
    ] as const)
      test(`${field} ${value ? `'${value}'` : 'empty'}: '${message}'`, async ({ page, visit }) => {
        await visit('/social-os');
        await sendForm(page, { [field]: value });
        await expect(fieldOf(page, field)).toHaveAccessibleDescription(message);
        await expect(dialogOf(page).locator('[aria-invalid]')).toHaveCount(1);
      });

    test('is checked on submit, not before', async ({ page, visit }) => {
      await visit('/social-os');
      await openDialog(page);
      await fieldOf(page, 'email').fill('nonsense');
      await fieldOf(page, 'company').focus();
      await expect(dialogOf(page).locator('[aria-invalid]')).toHaveCount(0);
      await sendOf(page).click();
      await expect(dialogOf(page).locator('[aria-invalid]')).toHaveCount(4);
    });

    test("a field's error leaves as soon as the field is edited", async ({ page, visit }) => {
      await visit('/social-os');
      await sendForm(page, { firstName: '', lastName: '' });
      await expect(dialogOf(page).getByText('First name is required')).toBeVisible();
      await fieldOf(page, 'firstName').press('A');
      await expect(dialogOf(page).getByText('First name is required')).toHaveCount(0);
      await expect(dialogOf(page).getByText('Last name is required')).toBeVisible();
    });

    test('blanks count as empty', async ({ page, visit }) => {
      await visit('/social-os');
      await sendForm(page, Object.fromEntries(Object.keys(person).map((name) => [name, '   '])));
      for (const message of [
        'First name is required',
        'Last name is required',
        'Email is required',
        'Company name is required',
      ])
        await expect(dialogOf(page).getByText(message, { exact: true })).toBeVisible();
    });

    test('the phone is optional', async ({ page, visit }) => {
      await page.route('**/webhook/**', (route) => route.fulfill({ body: 'ok' }));
      await visit('/social-os');
      await sendForm(page, { phone: '' });
      await expect(dialogOf(page)).toBeHidden();
    });
  });

  test('settled: the newsletter input is checked like an email and then sent', async ({ page, visit }) => {
    await page.route('**/api/newsletter', (route) => route.fulfill({ body: 'ok' }));
    await visit('/social-os');
    const footer = page.getByRole('contentinfo');
    await comeAlive(footer);
    await footer.getByRole('textbox').fill('nonsense');
    await footer.getByRole('button', { name: newsletter.button }).click();
    await expect(footer.getByRole('textbox')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
  });

  test.describe('Quiz', () => {
    for (const type of ['text', 'email', 'url', 'tel'] as const)
      test(`required ${type}: empty or blank gives 'This field is required'`, () => {
        const asked = { id: 'company', phase: 'context', type, required: true } as const;
        for (const blank of ['', '   ', '\t']) expect(said(asked, blank)).toBe('This field is required');
      });

    test("required choices without a selection give 'Please make a selection'", () => {
      const required = QUESTIONS.filter((question) => isChoice(question) && question.required);
      expect(required).toHaveLength(7);
      for (const question of required) expect(said(question, [])).toBe('Please make a selection');
    });

    test('website: empty, or scheme, www, domain with a dot and path, each as one likes', () => {
      for (const address of [
        '',
        'example.com',
        'www.example.com',
        'http://example.com',
        'https://www.example.co.uk/about/us',
      ])
        expect(check('website', address), address).toBe(undefined);
    });
    test("website: anything else gives 'Please enter a valid URL'", () => {
      for (const address of ['example', 'ftp://example.com', 'http://', 'two words.com', 'https://localhost'])
        expect(check('website', address), address).toBe('Please enter a valid URL');
    });
    test('email: something, an at sign and a domain whose last part has 2 letters or more', () => {
      for (const email of ['ada@example.com', 'a.b+c@mail.example.co'])
        expect(check('email', email), email).toBe(undefined);
    });
    test("email: anything else gives 'Please enter a valid email address'", () => {
      for (const email of ['ada', 'ada@example', 'ada@example.c', '@example.com', 'ada@exa mple.com'])
        expect(check('email', email), email).toBe('Please enter a valid email address');
    });
    test('phone: empty, or a plus, digits, spaces, hyphens and parentheses, 7 to 20 in all', () => {
      for (const phone of ['', '1234567', '+123456', '+1 (555) 010-0147', '12345678901234567890'])
        expect(check('phone', phone), phone).toBe(undefined);
    });
    test("phone: anything else gives 'Please enter a valid phone number'", () => {
      for (const phone of [
        '123456',
        '123456789012345678901',
        '+12345678901234567890',
        '555-CALL-ME',
        '12+34567',
      ])
        expect(check('phone', phone), phone).toBe('Please enter a valid phone number');
    });
    test('bottlenecks: at most 3', () => {
      expect(check('bottlenecks', ['leadgen', 'support', 'research'])).toBe(undefined);
      expect(check('bottlenecks', ['leadgen', 'support', 'research', 'reporting'])).not.toBe(undefined);
    });
    test("whatever else is wrong gives 'Invalid input'", async ({ page, visit }) => {
      expect(quizFaults.invalid).toBe('Invalid input');
      await resumeAt(page, visit, 0, COMPLETE.with(0, ['withdrawn']));
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Invalid input' })).toBeVisible();
    });
    test('every question has a rule: an answer of the wrong kind is invalid', () => {
      for (const question of QUESTIONS)
        expect(said(question, isChoice(question) ? 'text' : ['choice'])).toBe('Invalid input');
      expect(Object.keys(questions)).toHaveLength(QUESTIONS.length);
    });
  });

  test.describe('Recommendation scoring', () => {
    const sdr = AGENTS.find(({ id }) => id === 'sdr')!;
    const score = (agent: Agent, given: Partial<Record<string, string[]>>) =>
      scoreAgent(agent, answersWith(given)).score;

    test('+2 for each selected bottleneck that the agent meets', () => {
      expect(score(sdr, { bottlenecks: ['leadgen'] })).toBe(2);
      expect(score(sdr, { bottlenecks: ['leadgen', 'sales_calls', 'support'] })).toBe(4);
    });
    test('+2 for each selected task that the agent does', () => {
      expect(score(sdr, { tasks: ['emails'] })).toBe(2);
      expect(score(sdr, { tasks: ['emails', 'calling', 'crm'] })).toBe(4);
    });
    test('+1 for each selected tool that the agent uses', () => {
      expect(score(sdr, { tools: ['gmail'] })).toBe(1);
      expect(score(sdr, { tools: ['gmail', 'salesforce', 'hubspot', 'zoom'] })).toBe(3);
    });
    test('+1 for an industry that an agent is made for, which none defines', () => {
      const agent = {
        id: 'made-up',
        matches: { challenges: [], tasks: [], tools: [], industries: ['saas'] },
      };
      expect(score(agent as Agent, { industry: ['saas'] })).toBe(1);
      for (const { matches } of AGENTS) expect(matches).not.toHaveProperty('industries');
    });
    test('only agents with a score above 0 are kept', () => {
      expect(titles({ tasks: ['social'] })).toEqual(['social-media-manager']);
    });
    test('the best score comes first', () => {
      expect(
        titles({ bottlenecks: ['research'], tasks: ['research', 'meetings'], tools: ['excel', 'zoom'] }),
      ).toEqual(['research', 'meeting-scheduler', 'analytics-reporting']);
    });
    test('no more than 3 are shown', () => {
      expect(
        titles({ tasks: ['emails', 'crm', 'reporting', 'research', 'meetings', 'social'] }),
      ).toHaveLength(3);
    });
    test('with none, Custom AI Solution and Business Automation AI Agent are shown', async ({
      page,
      visit,
    }) => {
      await resumeAt(page, visit, RESULTS, NO_ANSWERS);
      await expect(page.locator('main ol > li').getByRole('heading')).toHaveText([
        'Custom AI Solution',
        'Business Automation AI Agent',
      ]);
    });
  });
});
