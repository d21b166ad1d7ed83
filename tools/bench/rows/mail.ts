import type { Row } from '../row';

const templates = 'etb/v1/templates';

const text =
	'Rates moved a little this week. If you are thinking of buying, now is a good time to talk about what you can afford.';

/** Ten blocks. */
const story =
	'<!-- wp:heading --><h2 class="wp-block-heading">What the market did</h2><!-- /wp:heading -->' +
	`<!-- wp:paragraph --><p>Hi {{recipient.first_name|there}}, ${ text }</p><!-- /wp:paragraph -->` +
	'<!-- wp:image --><figure class="wp-block-image"><img src="https://example.com/house.jpg" alt="A house"/></figure><!-- /wp:image -->' +
	`<!-- wp:paragraph --><p><strong>Good news.</strong> ${ text } <a href="https://example.com/news/">Read more</a></p><!-- /wp:paragraph -->` +
	'<!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>Check your credit</li><!-- /wp:list-item --><!-- wp:list-item --><li>Save for the down payment</li><!-- /wp:list-item --></ul><!-- /wp:list -->' +
	'<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="https://example.com/apply/">Apply</a></div><!-- /wp:button --></div><!-- /wp:buttons -->' +
	'<!-- wp:separator --><hr class="wp-block-separator"/><!-- /wp:separator -->';

const rendering = ( stories: number ) => ( {
	path: 'etb/v1/render',
	body: { purpose: 'newsletter', content: story.repeat( stories ) },
} );

/** @param id Of a template. */
export const mailRows = ( id: number ): Row[] => [
	{ name: 'e-mail templates', path: templates, gate: 'templates' },
	{
		name: 'e-mail template',
		path: `${ templates }/${ id }`,
		gate: 'templates',
	},
	{
		name: 'rendering of 30 blocks',
		...rendering( 3 ),
		gate: 'rendering',
	},
	{
		name: 'rendering of 200 blocks',
		...rendering( 20 ),
		gate: 'longRendering',
	},
];
