<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Signatures;

use Svc\EmailTemplates\Rendering\RenderFields;
use Svc\EmailTemplates\Settings\MailSettings;
use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Whole;

/** The field tables of signatures. */
final class SignatureFields {

	public static function single(): Record {
		$members = array(
			'user_id'     => ( new Whole( 1 ) )->describe( __( 'User ID', 'svc' ) ),
			'template_id' => ( new Whole( 1 ) )->nullable()->describe( __( 'Template of which it is made; null for the one that the plugin starts with', 'svc' ) ),
		) + RenderFields::body();
		return new Record( $members, array_keys( $members ) );
	}

	public static function listed(): Record {
		$members = array(
			'user_id'  => ( new Whole( 1 ) )->describe( __( 'User ID', 'svc' ) ),
			'name'     => ( new Text( 201, 1 ) )->describe( __( 'Name', 'svc' ) ),
			'email'    => ( new Text( 254 ) )->describe( __( 'E-mail', 'svc' ) ),
			'role'     => ( new Choice( MailSettings::roles() ) )->describe( __( 'Role', 'svc' ) ),
			'size'     => RenderFields::size(),
			'warnings' => ( new ListOf( RenderFields::code() ) )->describe( __( 'Kinds of warnings', 'svc' ) ),
		);
		return Listing::envelope( new Record( $members, array_keys( $members ) ) );
	}
}
