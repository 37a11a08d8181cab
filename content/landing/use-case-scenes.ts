/**
 * What the drawn scenes of the use cases show. A use case of your own names the scene that suits it, or none: then its
 * title, points and first figure are drawn.
 */
export const wardScene = {
  sample: true,
  title: 'Ward 4, Tuesday',
  status: '1 gap, covered',
  shifts: [
    { name: 'M. Arden', role: 'Charge nurse', from: 6, to: 14 },
    { name: 'J. Castell', role: 'ICU', from: 6, to: 14 },
    { name: 'T. Okoye', role: 'Sick leave', from: 7, to: 15, state: 'gap' },
    { name: 'R. Novak', role: 'Surgery', from: 14, to: 22 },
    { name: 'E. Lind', role: 'Float pool', from: 7, to: 15, state: 'cover' },
  ],
  gap: 'open since 06:51',
  cover: 'covers bed 7–12',
  hours: (hours: number) => `${hours} h`,
  note: { time: '07:04', text: 'Lind accepted by text. Rest hours kept, roster sent.' },
} as const;

export const ledgerScene = {
  sample: true,
  title: 'Bank and invoices',
  status: '5 of 6 matched',
  columns: { date: 'Date', line: 'Bank line', amount: 'Amount', invoice: 'Invoice' },
  lines: [
    { date: 'Mon', payee: 'Marlow Paper', amount: '1,240.00', invoice: 'INV-5120', held: false },
    { date: 'Mon', payee: 'Voltside Energy', amount: '8,914.75', invoice: 'INV-0478', held: false },
    { date: 'Tue', payee: 'Kestrel Couriers', amount: '612.40', invoice: 'INV-1130', held: false },
    { date: 'Tue', payee: 'Kestrel Couriers', amount: '612.40', invoice: 'billed twice', held: true },
    { date: 'Wed', payee: 'Rowan Hosting', amount: '2,076.00', invoice: 'INV-8802', held: false },
    { date: 'Wed', payee: 'Bayer & Lund', amount: '14,300.00', invoice: 'INV-0316', held: false },
  ],
  note: { time: '02:10', text: 'One invoice held and sent to Accounts Payable.' },
} as const;

export const chatScene = {
  sample: true,
  title: 'Order 40-1187',
  status: 'answered in 4 s',
  question: { text: 'Hi, where is my lamp? I am away Friday.', time: '20:41:07' },
  answer: {
    lines: ['It left Porto this morning. I can move the', 'delivery to Saturday, 9 to 12. Shall I?'],
    time: '20:41:11',
  },
  parcel: [
    { label: 'Packed', done: true },
    { label: 'Sent', done: true },
    { label: 'In transit', done: true },
    { label: 'Delivered', done: false },
  ],
  thanks: 'Yes, perfect.',
  note: { time: '20:42', text: 'Moved to Saturday, driver and customer told.' },
} as const;

export const lineScene = {
  sample: true,
  title: 'Line 2, Tuesday',
  status: 'running',
  stations: [
    { name: 'Cut', rate: '412/h', warm: false },
    { name: 'Press', rate: '398/h', warm: true },
    { name: 'Weld', rate: '404/h', warm: false },
    { name: 'Check', rate: '403/h', warm: false },
  ],
  reading: 'Press, bearing vibration',
  unit: 'mm/s, last 16 h',
  limit: 'limit 7.1',
  forecast: 'would fail Thursday, 11:00',
  note: { time: '05:32', text: 'Bearing 6204 in stock. Repair booked: Wednesday 14:00, a day ahead.' },
} as const;

export const fileScene = {
  sample: true,
  title: 'Supply agreement, 92 pages',
  status: '4 findings',
  read: 'Read',
  pages: '92 / 92',
  notes: [
    { title: 'Payment, 4.3', text: '14 days, playbook 30', cite: 'p. 12' },
    { title: 'Liability, 9.2', text: 'Unlimited, not 2x fees', cite: 'p. 31' },
    { title: 'Term, 12.1', text: 'Renews: Orr v. Lane', cite: 'p. 44' },
    { title: 'Notice, 15.2', text: 'By letter only', cite: 'p. 67' },
  ],
  note: { time: '16:20', text: 'Redline with all four is in the case folder.' },
} as const;
