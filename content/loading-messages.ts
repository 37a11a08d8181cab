export const loadingMessages = [
  'Building enterprise-grade AI agents...',
  'Training automation workflows...',
  'Optimizing AI assistants...',
  'Calibrating automation sequences...',
  'Assembling intelligent workflows...',
  'Constructing digital workforce solutions...',
  'Synchronizing AI agents...',
  'Preparing your custom automation journey...',
] as const;
