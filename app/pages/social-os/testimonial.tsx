import { Testimonial as Section } from '#app/sections/social-os/testimonial.tsx';
import { socialTestimonial } from '#content/social-os.ts';

export const Testimonial = () => <Section {...socialTestimonial} />;
