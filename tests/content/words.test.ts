/**
 * Compares the sample with the texts that the specification quotes. Browser tests read texts from the content instead,
 * so that they work for any brand.
 */
import { expect, test } from 'vitest';
import { b2bSalesClosing } from '#content/b2b-sales/b2b-sales.ts';
import { b2bSalesStages } from '#content/b2b-sales/b2b-sales-hero.ts';
import { problems } from '#content/forms/lead-forms.ts';
import { hero, stats } from '#content/landing/hero.ts';
import { services, socialOs } from '#content/landing/services.ts';
import { quiz } from '#content/quiz/quiz.ts';
import { results } from '#content/quiz/quiz-results.ts';
import { carouselLabels, labels } from '#content/shell/labels.ts';
import { headerLinks } from '#content/shell/navigation.ts';
import { notFound } from '#content/shell/not-found.ts';
import { site } from '#content/site.ts';
import { agentHierarchy, deckRequest, exampleCalendar, socialHero } from '#content/social-os/social-os.ts';
import { sampleOnly } from '../support/sample-only.ts';

test('no two links in the header have the same target', () => {
  const hrefs = headerLinks.map(({ href }) => href);
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

sampleOnly(() => {
  test('the header has the specified links, badges and buttons', () => {
    expect(headerLinks.map(({ label, href, marker = '' }) => [label, href, marker])).toEqual([
      ['Solutions', '/#services', ''],
      ['Social OS', '/social-os', 'new'],
      ['B2B Sales', '/b2b-sales-automation', 'hot'],
      ['How It Works', '/#process', ''],
      ['Industries', '/#industries', ''],
      ['Use Cases', '/#industry-use-cases', ''],
      ['Success Stories', '/#success-stories', ''],
      ['Integrations', '/#integrations', ''],
      ['FAQ', '/#faq', ''],
    ]);
    expect([labels.isNew, labels.quiz, labels.book]).toEqual(['NEW', 'Take the Quiz', 'Book Consultation']);
  });

  test('the 404 page has the specified texts', () => {
    expect([notFound.title, notFound.text, notFound.home]).toEqual([
      'Page Not Found',
      "The page you are looking for doesn't exist or has been moved.",
      'Back to Home',
    ]);
  });

  test('the hero has the specified buttons and figures', () => {
    expect([hero.chip, hero.book, hero.watch, hero.quiz]).toEqual([
      'No-code setup',
      'Book Your Demo',
      'Watch Demo',
      'Take the AI Readiness Quiz',
    ]);
    expect(stats.map(({ value, suffix = '' }) => value + suffix)).toEqual(['60%', '3.5x']);
  });

  test('the Social OS card has the specified platforms with their status', () => {
    expect(services.learnMore).toBe('Learn more');
    expect(socialOs.facts.map(({ value }) => value)).toEqual(['30', '5', '15-20']);
    expect(socialOs.statuses.map(({ platform, status }) => `${platform} ${status}`)).toEqual([
      'LinkedIn Published',
      'Twitter Published',
      'Website Published',
      'Instagram Scheduled',
      'Facebook Scheduled',
    ]);
  });

  test('the chat message mentions AI automation services', () => {
    expect(site.chatText).toContain('AI automation services');
  });

  test('the carousel says Auto or Paused', () => {
    expect([carouselLabels.auto, carouselLabels.paused]).toEqual(['Auto', 'Paused']);
  });

  test('the Social OS page has the specified buttons, agents and calendar columns', () => {
    expect([socialHero.book, socialHero.watch, socialHero.download]).toEqual([
      'Book a Call',
      'Watch Demo',
      'Download PDF Deck',
    ]);
    const { strategist, manager, platforms, tracker } = agentHierarchy;
    expect([strategist, manager, ...platforms, tracker].map(({ name }) => name)).toEqual([
      'Strategist agent',
      'Manager agent',
      'LinkedIn agent',
      'Twitter agent',
      'Website agent',
      'Instagram agent',
      'Facebook agent',
      'Sheet tracker',
    ]);
    expect(Object.values(exampleCalendar.columns)).toEqual([
      'Date',
      'Day',
      'Type',
      'Theme',
      'Title',
      'Status',
    ]);
    expect(exampleCalendar.rows).toHaveLength(7);
  });

  test('the deck form has the specified error and result messages', () => {
    expect(problems).toMatchObject({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      emailFormat: 'Please enter a valid email address',
      company: 'Company name is required',
    });
    expect([deckRequest.sending, deckRequest.sent, deckRequest.failed('a@b.c')]).toEqual([
      'Sending...',
      'Thank you! Your request has been submitted. The PDF deck will be sent to your email shortly.',
      'There was an issue submitting your request. Please try again or contact us directly at a@b.c',
    ]);
  });

  test('the last section of the B2B page has the specified texts', () => {
    expect(b2bSalesStages).toHaveLength(4);
    expect(b2bSalesClosing).toMatchObject({
      book: 'Book Your Sales Demo',
      quiz: 'Take AI Readiness Quiz',
      terms: ['30-minute demo', 'See live automation', 'No commitment required'],
    });
  });

  test('the quiz page has the specified loader, buttons and results texts', () => {
    expect([quiz.loading, quiz.home, quiz.previous, quiz.back, quiz.next, quiz.finish]).toEqual([
      'Preparing AI Readiness Quiz',
      'Back to Home',
      'Previous Question',
      'Back',
      'Continue',
      'Get Results',
    ]);
    expect([results.title, results.benefits, results.book, results.report, results.home]).toEqual([
      'Your AI Stack is Ready!',
      'Key Benefits',
      'Book Free AI Consultation',
      'Email My AI Report',
      'Return to Website',
    ]);
  });

  test('the embedded quiz has the specified texts', () => {
    expect([quiz.embedded.title, quiz.embedded.badge, quiz.step(1, 12)]).toEqual([
      'Find Your Perfect AI Solution',
      'AI Readiness Assessment',
      'Step 1 of 12',
    ]);
  });
});
