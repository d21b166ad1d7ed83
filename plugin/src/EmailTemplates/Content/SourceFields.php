<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Content;

use Svc\EmailTemplates\Theme\ColorFields;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;

/** The field table of what is rendered. */
final class SourceFields {

	/** @return array<string, Type> */
	public static function all(): array {
		return array(
			'subject'   => ( new Text( 150 ) )->nullable()->describe( __( 'Subject, with merge tags; null for signatures and WordPress e-mails', 'svc' ) ),
			'preheader' => ( new Text( 150 ) )->nullable()->describe( __( 'What e-mail programs show beside the subject, with merge tags', 'svc' ) ),
			'content'   => ( new Text( ContentCheck::MAX_LENGTH, multiline: true ) )->describe( __( 'Block markup of the allowed blocks', 'svc' ) ),
			'theme'     => ( new Record( ColorFields::all() ) )->describe( __( 'Colors of its own instead of the brand’s', 'svc' ) ),
		);
	}
}
