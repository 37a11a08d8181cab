import { expect, test } from 'vitest';
import { EMAIL_PATTERN, emailKeyOf, mailboxOf } from './email.ts';

test.each([
  'ada@acme.test',
  "o'brien@example.com",
  "d'arcy.o'neil+deck@mail.example.co.uk",
  'ada@müller.example',
  'ada@例え.テスト',
  'ада@почта.рф',
  'ada@xn--mller-kva.example',
  'ada@xn--80a1acny.xn--p1ai',
  'jörg@example.com',
  'first.last+tag@sub-domain.example.museum',
  '_~!#$%&*=?^`{|}/-@example.com',
  'kenji..sato.@mobile.example',
  'ADA@ACME.TEST',
])('%s is an address', (address) => expect(address).toMatch(EMAIL_PATTERN));

test.each([
  '',
  'ada',
  'ada@',
  '@acme.test',
  'ada@acme',
  'ada@@acme.test',
  'a b@acme.test',
  'ada@acme.t',
  'a\u0000da@acme.test',
  'a\u001b[31mda@acme.test',
  'ada@acme.42',
  'ada@acme..test',
  'ada@.test',
  'ada@acme.test.',
  'ada@acme.test,eve@acme.test',
  'Ada <ada@acme.test>',
  'ada@acme.test\r\nBcc: eve@acme.test',
  "ada@o'brien.test",
  'ada@acme.test/a.bd',
  'ada@acme.test?a.bd',
  'ada@acme.test#a.bd',
  'ada@acme%2etest.bd',
  'ada@ac\u00adme.test',
  'a\u200bda@acme.test',
  'a\u00adda@acme.test',
  '\ufeffada@acme.test',
  'ada\u2060@acme.test',
])('%j is not an address', (address) => expect(address).not.toMatch(EMAIL_PATTERN));

test('every spelling of an address has the same email key', () => {
  expect(emailKeyOf('Ada@Müller.Example')).toBe('ada@xn--mller-kva.example');
  expect(emailKeyOf('ada@xn--mller-kva.example')).toBe('ada@xn--mller-kva.example');
  expect(emailKeyOf('Ada+Deck@acme.test')).toBe('ada+deck@acme.test');
  expect(emailKeyOf('ada@not a domain')).toBe('ada@not a domain');
});

test('all tags after a plus are one mailbox, which uses up nothing of the address without a tag', () => {
  expect(mailboxOf('ada+deck+2@acme.test')).toBe('ada+@acme.test');
  expect(mailboxOf('ada+@acme.test')).toBe('ada+@acme.test');
  expect(mailboxOf('ada@acme.test')).toBe('ada@acme.test');
});

test('Gmail ignores dots and has two domains; elsewhere dots are part of the name', () => {
  expect(mailboxOf('a.d.a+deck@googlemail.com')).toBe('ada@gmail.com');
  expect(mailboxOf('a.d.a@acme.test')).toBe('a.d.a@acme.test');
});
