<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Rendering;

use Closure;
use Svc\EmailTemplates\Content\SourceFields;
use Svc\EmailTemplates\Fields\Category;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Render\Rendered;
use Svc\EmailTemplates\Render\Renderer;
use Svc\EmailTemplates\Render\Source;
use Svc\EmailTemplates\Starters\Starter;
use Svc\EmailTemplates\Starters\Starters;
use Svc\EmailTemplates\Templates\TemplateEdits;
use Svc\EmailTemplates\Templates\TemplateStore;
use Svc\Kernel\Caller;
use Svc\Kernel\Failure;

/** Renders templates, stored or being written, with the values that a caller sends. */
final class Previews {

	public function __construct(
		private readonly TemplateStore $templates,
		private readonly Contexts $contexts,
		private readonly Situations $situations,
		private readonly WrittenCheck $check,
	) {}

	/**
	 * @param array<string, mixed> $input Of RenderFields::stored(), parsed.
	 * @throws Failure
	 */
	public function stored( int $id, array $input, Caller $caller ): Rendered {
		$template = $this->templates->find( $id ) ?? throw TemplateEdits::not_found();
		return $this->render( $template->source( ... ), $template->purpose, $input, $caller );
	}

	/**
	 * @param array<string, mixed> $input Of RenderFields::written(), parsed. What is not sent is the starter's.
	 * @throws Failure
	 */
	public function written( array $input, Caller $caller ): Rendered {
		$purpose = Purpose::from( $input['purpose'] );
		$blocks  = $this->check->blocks( $input, $purpose );
		return $this->render( static fn (): Source => self::source( $input, $blocks, Starters::of( $purpose ) ), $purpose, $input, $caller );
	}

	/**
	 * @param array<string, mixed> $input
	 * @param list<Node>|null      $blocks Of the content that was sent.
	 */
	private static function source( array $input, ?array $blocks, Starter $starter ): Source {
		$written = array_replace( get_object_vars( $starter->source() ), array_intersect_key( $input, SourceFields::all() ) );
		return new Source( (string) $written['subject'], (string) $written['preheader'], $written['content'], $written['theme'], $blocks );
	}

	/**
	 * @param Closure(): Source    $source
	 * @param array<string, mixed> $input
	 */
	private function render( Closure $source, Purpose $purpose, array $input, Caller $caller ): Rendered {
		[ $contexts, $needs_nmls ] = $this->contexts->read( $input['context'] ?? array(), $purpose, $caller );
		// Messages that are sent have an address of their own; another program has its own link.
		$unsubscribe_url = Category::Marketing === $purpose->category() && ! $input['raw_tags'] ? home_url( '/#unsubscribe' ) : null;
		return SiteLanguage::run( fn (): Rendered => Renderer::render( $source(), $this->situations->make( $purpose, $contexts, $needs_nmls, $input['raw_tags'], $input['sample'], $unsubscribe_url ) ) );
	}
}
