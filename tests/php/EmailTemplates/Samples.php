<?php

declare( strict_types=1 );

namespace Svc\Tests\EmailTemplates;

use Svc\EmailTemplates\Fields\Category;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Fields\TagFields;
use Svc\EmailTemplates\Render\Rendered;
use Svc\EmailTemplates\Render\Renderer;
use Svc\EmailTemplates\Render\Situation;
use Svc\EmailTemplates\Render\Source;
use Svc\EmailTemplates\Starters\Starters;
use Svc\EmailTemplates\Tags\Values;
use Svc\EmailTemplates\Theme\Brand;
use Svc\EmailTemplates\Theme\Colors;
use Svc\EmailTemplates\Theme\Font;
use Svc\EmailTemplates\Theme\Logo;

/** Whole messages as they are kept in `tests/cases/emails`, where other programs check them. */
final class Samples {

	/** @return array<string, Rendered> By the name of the file, without ending. */
	public static function all(): array {
		$messages = array();
		foreach ( Starters::all() as $starter ) {
			$source = new Source( $starter->subject, $starter->preheader, $starter->content );
			$messages[ $starter->purpose->value ] = Renderer::render( $source, self::situation( $starter->purpose ) );
		}
		return $messages + array( 'every-block' => Renderer::render( new Source( 'Every block', 'All of them', self::every_block() ), self::situation( Purpose::LeadConfirmation ) ) );
	}

	/** A newsletter of ten blocks a story, the first with a heading and a footer. */
	public static function story(): string {
		$long = 'Rates moved a little this week. If you are thinking of buying, now is a good time to talk about what you can afford and what comes next.';
		return '<!-- wp:heading --><h2 class="wp-block-heading">What the market did</h2><!-- /wp:heading -->'
			. "<!-- wp:paragraph --><p>Hi {{recipient.first_name|there}}, $long</p><!-- /wp:paragraph -->"
			. '<!-- wp:image {"id":7} --><figure class="wp-block-image"><img src="https://site.example/wp-content/uploads/house.jpg" alt="A house"/></figure><!-- /wp:image -->'
			. "<!-- wp:paragraph --><p><strong>Good news.</strong> $long <a href=\"https://site.example/news/\">Read more</a></p><!-- /wp:paragraph -->"
			. '<!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>Check your credit</li><!-- /wp:list-item --><!-- wp:list-item --><li>Save for the down payment</li><!-- /wp:list-item --></ul><!-- /wp:list -->'
			. '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="https://site.example/apply/">Apply</a></div><!-- /wp:button --></div><!-- /wp:buttons -->'
			. '<!-- wp:separator --><hr class="wp-block-separator"/><!-- /wp:separator -->';
	}

	public static function situation( Purpose $purpose ): Situation {
		$fields  = TagFields::all();
		$company = array(
			'name'           => 'Example Mortgage',
			'nmls_id'        => '123456',
			'postal_address' => "100 Main Street\nDenver, CO 80202",
			'disclosure'     => 'This is not a commitment to lend.',
		);
		$person  = array(
			'name'       => 'Jane Cooper',
			'title'      => 'Senior Loan Officer',
			'phone'      => '+1 303 555 0142',
			'email'      => 'jane.cooper@example.com',
			'nmls_id'    => '654321',
			'avatar_url' => 'https://site.example/photo.png',
		);
		return new Situation(
			$purpose,
			$fields,
			Values::of( array( 'company' => $company, 'person' => $person ) )->with_samples( $fields ),
			new Brand( Colors::light(), Colors::dark(), Font::Arial, new Logo( 'https://site.example/logo.png', 'https://site.example/logo-dark.png', 160, 'Example Mortgage' ) ),
			'https://site.example/',
			'en-US',
			false,
			static fn (): string => '<!-- wp:paragraph --><p>From a synced pattern</p><!-- /wp:paragraph -->',
			static fn (): array => array( 1200, 600 ),
			Category::Marketing === $purpose->category() ? 'https://site.example/unsubscribe/token' : null,
			is_equal_housing_lender: true,
			body: "Someone asked for a new password.\n\nhttps://site.example/wp-login.php?action=rp&key=abc",
		);
	}

	private static function every_block(): string {
		return implode( "\n\n", array_map( static fn ( array $row ): string => $row[0]->content, array_filter( GoldenFile::all(), static fn ( string $name ): bool => 'mail-body' !== $name, ARRAY_FILTER_USE_KEY ) ) );
	}
}
