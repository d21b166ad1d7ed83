<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Render;

use Svc\EmailTemplates\Tags\TagFiller;

/**
 * Makes a message of block markup: HTML and plain text in one walk over the blocks.
 *
 *     $rendered = Renderer::render( new Source( 'Hi {{lead.first_name|there}}', '', '<!-- wp:paragraph --><p>…</p><!-- /wp:paragraph -->' ), $situation );
 */
final class Renderer {

	/** Gmail cuts messages above 102 KiB. */
	private const MOST      = 102400;
	private const NEAR      = 90000;
	private const SIGNATURE = 10000;

	public static function render( Source $source, Situation $situation ): Rendered {
		$situation = $situation->with_brand( $situation->brand->with( $source->theme ) );
		$warnings  = new Warnings();
		$subject   = self::line( $source->subject, 'subject', $situation, $warnings );
		$preheader = self::line( $source->preheader, 'preheader', $situation, $warnings );
		if ( '' === $preheader && $situation->purpose->has_subject() ) {
			$warnings->add( WarningCode::NoPreheader, 'preheader' );
		}
		self::check_brand( $situation, $warnings );
		$is_bare = $situation->is_signature();
		$place   = Place::letter( $situation->brand, Document::inner_width(), $is_bare, $situation->is_rtl );
		$blocks  = ( new Walk( $situation, $warnings, $source->is_checked() ) )->blocks( $source->blocks(), $place );
		$rows    = $blocks->html ?? '';
		if ( $is_bare ) {
			$html = '' === $rows ? '' : Html::table( $rows, Html::direction( $situation->is_rtl ) );
		} else {
			$html = Document::html( $rows, $subject, $preheader, $situation );
		}
		self::check_size( strlen( $html ), $is_bare, $warnings );
		if ( $is_bare && $situation->lacks_nmls() && ! $warnings->has( WarningCode::MissingNmls ) ) {
			$warnings->add( WarningCode::MissingNmls, '' );
		}
		return new Rendered( $subject, $preheader, $html, $blocks->text ?? '', $warnings->all() );
	}

	private static function line( string $template, string $path, Situation $situation, Warnings $warnings ): string {
		$filler = new TagFiller( $situation, $warnings, $path );
		$line   = $filler->line( mb_scrub( $template, 'UTF-8' ) );
		$filler->report_empty();
		return $line;
	}

	private static function check_brand( Situation $situation, Warnings $warnings ): void {
		$brand = $situation->brand;
		// A signature has neither a logo nor colors for dark screens.
		if ( null !== $brand->logo && ! $situation->is_signature() ) {
			ImageAddress::check( $brand->logo->url, '', $warnings );
		}
		foreach ( array( $brand->colors, ...( $situation->is_signature() ? array() : array( $brand->dark ) ) ) as $colors ) {
			Contrast::check( $colors->text, $colors->background, '', $warnings );
			Contrast::check( $colors->link, $colors->background, '', $warnings );
			Contrast::check( $colors->button_text, $colors->button, '', $warnings );
		}
	}

	private static function check_size( int $size, bool $is_signature, Warnings $warnings ): void {
		if ( $is_signature ) {
			if ( $size > self::SIGNATURE ) {
				$warnings->add( WarningCode::SignatureTooLong, '', $size, self::SIGNATURE );
			}
			return;
		}
		if ( $size > self::MOST ) {
			$warnings->add( WarningCode::SizeOverLimit, '', $size, self::MOST );
		} elseif ( $size > self::NEAR ) {
			$warnings->add( WarningCode::SizeNearLimit, '', $size, self::MOST );
		}
	}
}
