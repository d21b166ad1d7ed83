<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Fields\TagField;
use Svc\EmailTemplates\Fields\TagType;
use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Markup\Tokens;
use Svc\EmailTemplates\Render\BlockStyle;
use Svc\EmailTemplates\Render\Fragment;
use Svc\EmailTemplates\Render\Html;
use Svc\EmailTemplates\Render\Place;
use Svc\EmailTemplates\Render\Walk;
use Svc\EmailTemplates\Render\WarningCode;

/** Fields of a lead, event, estimate or calculation with their labels, one a row, values as given. */
final class MailFacts implements MailBlock {

	public function render( Node $node, Place $place, Walk $walk ): ?Fragment {
		$own  = BlockStyle::apply( $node, $place, $walk->warnings );
		$rows = array();
		foreach ( self::fields( $node, $walk ) as $field ) {
			$value = $walk->line( $node, Tokens::of( self::markup( $field ) ), $own );
			if ( null !== $value ) {
				$rows[] = self::row( $field->label(), $value, $own );
			}
		}
		$joined = Fragment::joined( $rows, "\n" );
		if ( null === $joined ) {
			return null;
		}
		$table = '<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">' . $joined->html . '</table>';
		return new Fragment( $own->row( $table ), $joined->text );
	}

	/** @return list<TagField> The chosen ones; where none are chosen, all but addresses. */
	private static function fields( Node $node, Walk $walk ): array {
		$source = $node->text( 'source' );
		$chosen = $node->texts( 'rows' );
		if ( array() === $chosen ) {
			return array_values( array_filter( $walk->situation->fields->of_context( $source ), static fn ( TagField $field ): bool => TagType::Url !== $field->type ) );
		}
		$fields = array();
		foreach ( $chosen as $name ) {
			$field = $walk->situation->fields->get( "$source.$name" );
			if ( null === $field ) {
				$walk->warnings->add( WarningCode::UnknownTag, $node->path, '{{' . "$source.$name" . '}}' );
				continue;
			}
			$fields[] = $field;
		}
		return $fields;
	}

	private static function markup( TagField $field ): string {
		$tag = '{{' . $field->key() . '}}';
		return match ( $field->type ) {
			TagType::Url   => "<a href=\"$tag\">$tag</a>",
			TagType::Email => "<a href=\"mailto:$tag\">$tag</a>",
			TagType::Phone => "<a href=\"tel:$tag\">$tag</a>",
			default        => $tag,
		};
	}

	private static function row( string $label, Fragment $value, Place $place ): Fragment {
		$class = trim( $place->text_class() . ' ' . ( $place->follows_dark ? $place->css_class( 'h' ) : '' ) );
		$class = '' === $class ? '' : " class=\"$class\"";
		$style = array(
			'padding'        => '8px 0',
			'border-bottom'  => '1px solid ' . $place->brand->colors->line,
			'text-align'     => $place->start(),
			'vertical-align' => 'top',
		);
		// Labels keep their words whole; long addresses beside them break.
		$label_style = array(
			'padding'    => $place->is_rtl ? '8px 0 8px 12px' : '8px 12px 8px 0',
			'width'      => '35%',
			'word-break' => 'normal',
		);
		$head  = "<th scope=\"row\"$class" . Html::style( array_replace( $place->font( 15, 1.5, true ), $style, $label_style ) ) . '>' . Html::text( $label ) . '</th>';
		$cell  = "<td$class" . Html::style( array_replace( $place->font( 15 ), $style ) ) . ">$value->html</td>";
		return new Fragment( "<tr>$head$cell</tr>", "$label: $value->text" );
	}
}
