<?php

declare( strict_types=1 );

namespace Svc\Tests\EmailTemplates;

use PHPUnit\Framework\TestCase;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Fields\TagFields;
use Svc\EmailTemplates\Render\Rendered;
use Svc\EmailTemplates\Render\Renderer;
use Svc\EmailTemplates\Render\Situation;
use Svc\EmailTemplates\Render\Source;
use Svc\EmailTemplates\Render\Warning;
use Svc\EmailTemplates\Tags\Values;
use Svc\EmailTemplates\Theme\Brand;
use Svc\Tests\WordPressFiles;

/** Renders templates with the values that a test chooses. */
abstract class RenderTestCase extends TestCase {

	/** @var array<int, string> Published synced patterns. */
	protected array $patterns = array();

	/** @var array<int, array{int, int}> Sizes of images of the media library. */
	protected array $images = array();

	protected function setUp(): void {
		WordPressFiles::load_markup();
	}

	/**
	 * @param array<string, array<string, string>> $contexts
	 * @param array<string, mixed>                 $more     Further arguments of Situation.
	 */
	protected function situation( array $contexts = array(), array $more = array() ): Situation {
		$given = array(
			'purpose'    => Purpose::LeadConfirmation,
			'fields'     => TagFields::all(),
			'values'     => Values::of( $contexts ),
			'brand'      => Brand::plain(),
			'home'       => 'https://site.example/',
			'language'   => 'en-US',
			'is_rtl'     => false,
			'pattern'    => fn ( int $id ): ?string => $this->patterns[ $id ] ?? null,
			'image_size' => fn ( int $id ): ?array => $this->images[ $id ] ?? null,
		);
		return new Situation( ...array_replace( $given, $more ) );
	}

	/**
	 * @param array<string, array<string, string>> $contexts
	 * @param array<string, mixed>                 $more
	 */
	protected function render( string $content, array $contexts = array(), array $more = array(), string $subject = 'Subject', string $preheader = 'Preheader' ): Rendered {
		return Renderer::render( new Source( $subject, $preheader, $content ), $this->situation( $contexts, $more ) );
	}

	/** @param array<string, array<string, string>> $contexts */
	protected function paragraph( string $inner, array $contexts = array() ): Rendered {
		return $this->render( self::p( $inner ), $contexts );
	}

	protected static function p( string $inner, string $attributes = '' ): string {
		return '<!-- wp:paragraph' . ( '' === $attributes ? '' : " $attributes" ) . " --><p>$inner</p><!-- /wp:paragraph -->";
	}

	/** The rows of the blocks, without the document around them. */
	protected static function rows( Rendered $rendered ): string {
		$start = '<tr><td class="p" style="padding:32px 32px 16px;background-color:#ffffff;text-align:left;word-break:break-word"><table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%">';
		$from  = strpos( $rendered->html, $start );
		self::assertIsInt( $from );
		$end = strrpos( $rendered->html, '</table></td></tr></table><!--[if mso]></td></tr></table><![endif]-->' );
		self::assertIsInt( $end );
		return substr( $rendered->html, $from + strlen( $start ), $end - $from - strlen( $start ) );
	}

	/** @return list<string> */
	protected static function codes( Rendered $rendered ): array {
		return array_map( static fn ( Warning $warning ): string => $warning->code->value, $rendered->warnings );
	}
}
