<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Settings;

use Svc\EmailTemplates\Render\Document;
use Svc\EmailTemplates\Theme\ColorFields;
use Svc\EmailTemplates\Theme\Font;
use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\Users\Company\CompanyFields;

/** The field table of the e-mail settings, as they are sent and as they are answered. */
final class SettingsFields {

	private const SMALLEST_LOGO = 20;

	private function __construct( private readonly bool $is_input ) {}

	/** Any of the fields, and of their members. */
	public static function input(): Record {
		return ( new self( true ) )->all( CompanyFields::input() );
	}

	public static function output(): Record {
		return ( new self( false ) )->all( CompanyFields::output() );
	}

	private function all( Record $company ): Record {
		$template = ( new Whole( 1 ) )->nullable();
		return $this->record(
			array(
				'company'            => $company->describe( __( 'The company record, one for the whole network', 'svc' ) ),
				'brand'              => $this->brand()->describe( __( 'How messages look', 'svc' ) ),
				'from'               => $this->from()->describe( __( 'Sender of messages; what is empty is WordPress’s', 'svc' ) ),
				'uses'               => $this->record( array_fill_keys( MailSettings::purposes(), $template ) )->describe( __( 'ID of the active template by purpose; null for the one that the plugin starts with', 'svc' ) ),
				'signature'          => $this->record(
					array(
						'default' => $template->describe( __( 'ID of the active template of signatures; null for the one that the plugin starts with', 'svc' ) ),
						'roles'   => $this->record( array_fill_keys( MailSettings::roles(), $template ) )->describe( __( 'ID of the active template by role; null for the default', 'svc' ) ),
					)
				)->describe( __( 'Templates of e-mail signatures', 'svc' ) ),
				'wrap_wordpress'     => ( new Flag() )->describe( __( 'Whether plain e-mails of WordPress get the brand', 'svc' ) ),
				'work_anniversaries' => ( new Flag() )->describe( __( 'Whether people get an e-mail on their work anniversary', 'svc' ) ),
				'keep_days'          => ( new Whole( 1, 365 ) )->describe( __( 'Days after which messages are deleted', 'svc' ) ),
			)
		);
	}

	private function brand(): Record {
		return $this->record(
			array(
				'logo_id'      => ( new Whole( 1 ) )->nullable()->describe( __( 'Image of the media library', 'svc' ) ),
				'logo_dark_id' => ( new Whole( 1 ) )->nullable()->describe( __( 'Image of the media library for dark backgrounds; null for the same', 'svc' ) ),
				'logo_width'   => ( new Whole( self::SMALLEST_LOGO, Document::inner_width() ) )->describe( __( 'Width of the logo in pixels', 'svc' ) ),
				'colors'       => $this->record( ColorFields::all() )->describe( __( 'Colors', 'svc' ) ),
				'dark'         => $this->record( ColorFields::all() )->describe( __( 'Colors where the recipient prefers a dark screen', 'svc' ) ),
				'font'         => ( new Choice( array_column( Font::cases(), 'value' ) ) )->describe( __( 'Font', 'svc' ) ),
			)
		);
	}

	private function from(): Record {
		$email = new Text( 254, format: TextFormat::Email );
		return $this->record(
			array(
				'name'     => ( new Text( 100 ) )->describe( __( 'Name', 'svc' ) ),
				'email'    => $email->describe( __( 'E-mail', 'svc' ) ),
				'reply_to' => $email->describe( __( 'Address for replies', 'svc' ) ),
			)
		);
	}

	/** @param array<string, Type> $members */
	private function record( array $members ): Record {
		return new Record( $members, $this->is_input ? array() : array_keys( $members ) );
	}
}
