/** A category of parts, as the navigation has it. */
export const opAmps = {
  id: '1',
  web_url: 'op-amps',
  parent_web_url: null,
  name: 'Operational amplifiers',
  description: null,
  part_class: null,
  image: null,
  product_count: 1,
  position: 1,
};
