<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Templates;

use Svc\EmailTemplates\Content\ContentCheck;
use Svc\EmailTemplates\Rendering\Library;
use Svc\EmailTemplates\Fields\Category;
use Svc\EmailTemplates\Fields\TagFields;
use Svc\EmailTemplates\MailError;
use Svc\Kernel\Failure;
use Svc\Users\Company\CompanyRecord;

/**
 * What must be right before a template is stored, by whatever way.
 *
 * What has not changed is checked only when the template becomes active: a synced pattern may have been deleted since.
 */
final class TemplateChecks {

	/**
	 * @param Template|null $old Null for a new template.
	 * @throws Failure
	 */
	public static function require( Template $fresh, ?Template $old, bool $is_in_use ): void {
		if ( $is_in_use && TemplateStatus::Active !== $fresh->status ) {
			throw self::in_use();
		}
		$problems = self::problems( $fresh, $old );
		if ( array() !== $problems ) {
			throw Failure::invalid( $problems );
		}
	}

	public static function in_use(): Failure {
		return new Failure( MailError::TemplateInUse, __( 'The e-mail settings name this template. Choose another one there first.', 'svc' ) );
	}

	/** @return array<string, string> By field. */
	public static function problems( Template $fresh, ?Template $old ): array {
		return self::name( $fresh, $old ) + self::lines( $fresh, $old ) + self::body( $fresh, $old );
	}

	/** @return array<string, string> */
	private static function name( Template $fresh, ?Template $old ): array {
		$is_right = $fresh->name === $old?->name || ( '' !== trim( $fresh->name ) && mb_strlen( $fresh->name, 'UTF-8' ) <= TemplateFields::LINE );
		/* translators: %d: largest allowed number of characters. */
		return $is_right ? array() : array( 'name' => sprintf( __( 'A name has 1 to %d characters.', 'svc' ), TemplateFields::LINE ) );
	}

	/** @return array<string, string> Problems of content and status, by field. */
	private static function body( Template $fresh, ?Template $old ): array {
		$problems = array();
		if ( $fresh->content !== $old?->content || self::becomes_active( $fresh, $old ) ) {
			$found = self::check( $fresh )->content( $fresh->content );
			if ( array() !== $found ) {
				$problems['content'] = implode( ' ', $found );
			}
		}
		if ( self::becomes_active( $fresh, $old ) && Category::Marketing === $fresh->purpose->category() && '' === CompanyRecord::current()->postal_address ) {
			$problems['status'] = __( 'Marketing e-mails must have the company’s postal address. Enter it in the company record first.', 'svc' );
		}
		return $problems;
	}

	/** @return array<string, string> Problems of subject and preheader, by field. */
	private static function lines( Template $fresh, ?Template $old ): array {
		$check    = self::check( $fresh );
		$problems = array();
		foreach ( array( 'subject', 'preheader' ) as $field ) {
			$is_new = $fresh->{$field} !== $old?->{$field} || self::becomes_active( $fresh, $old );
			$found  = $is_new ? $check->line( $fresh->{$field} ?? '' ) : array();
			if ( array() !== $found ) {
				$problems[ $field ] = implode( ' ', $found );
			}
		}
		return $problems;
	}

	private static function becomes_active( Template $fresh, ?Template $old ): bool {
		return TemplateStatus::Active === $fresh->status && TemplateStatus::Active !== $old?->status;
	}

	private static function check( Template $fresh ): ContentCheck {
		return new ContentCheck( $fresh->purpose, TemplateStatus::Active === $fresh->status, TagFields::all(), Library::pattern( ... ) );
	}
}
