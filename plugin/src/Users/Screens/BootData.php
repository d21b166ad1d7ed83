<?php

declare( strict_types=1 );

namespace Svc\Users\Screens;

use Svc\Users\Capabilities;
use Svc\Users\Fields\FormRows;
use Svc\Users\Fields\MetaKey;
use Svc\Users\Fields\RoleSettings;
use Svc\Users\Fields\Visibility;
use Svc\Users\PersonPages\PageRequest;
use Svc\Users\PersonPages\PageSettings;
use Svc\Users\Services;

/** Start values of the dashboard script, for the current caller. */
final class BootData {

	public function __construct( private readonly Services $services ) {}

	/** @return array<string, mixed> */
	public function all(): array {
		$caller_profile = $this->services->caller_profiles()->of( get_current_user_id() );
		$may_manage     = current_user_can( Capabilities::MANAGE );
		return array(
			'me'               => array(
				'userId'    => get_current_user_id(),
				'profileId' => $caller_profile?->profile_id,
				'isPerson'  => $caller_profile?->role->is_person() ?? false,
			),
			'mayManage'        => $may_manage,
			'mayCreateUsers'   => current_user_can( 'create_users' ),
			'mayUpload'        => current_user_can( 'upload_files' ),
			'mayPublishPages'  => current_user_can( 'publish_pages' ),
			'mayEditMenus'     => current_user_can( 'edit_theme_options' ),
			'isNetwork'        => is_multisite(),
			'defaultRole'      => is_multisite() ? (string) get_option( 'default_role' ) : '',
			'ownerFields'      => $this->services->settings()->owner_fields(),
			'roles'            => RoleSettings::choices(),
			'fields'           => $this->rows()->of( self::seen( $may_manage, null !== $caller_profile ) ),
			'personPages'      => $this->pages(),
			'customFields'     => $may_manage ? array_map( self::field( ... ), array_keys( $this->services->meta_keys()->custom() ), $this->services->meta_keys()->custom() ) : array(),
		);
	}

	/** @return array{url: string, roles: list<string>}|null The address of a page without the profile's ID, and who has one. */
	private function pages(): ?array {
		return PageSettings::current()->is_on ? array(
			'url'   => home_url( '/?' . PageRequest::VARIABLE . '=' ),
			'roles' => array_column( $this->services->settings()->public_roles(), 'value' ),
		) : null;
	}

	private function rows(): FormRows {
		return new FormRows( $this->services->profile_fields(), $this->services->intranet_fields(), $this->services->meta_keys() );
	}

	/** @return list<Visibility> Visibilities that the caller may see for at least one person. */
	private static function seen( bool $may_manage, bool $has_profile ): array {
		return array(
			Visibility::Public,
			...( current_user_can( Capabilities::VIEW ) ? array( Visibility::Intranet ) : array() ),
			...( $may_manage || $has_profile ? array( Visibility::Private ) : array() ),
		);
	}

	/** @return array{key: string, label: string, type: string, visibility: string, searchable: bool} */
	private static function field( string $key, MetaKey $field ): array {
		return array(
			'key'        => $key,
			'label'      => $field->label,
			'type'       => (string) $field->type->json()['type'],
			'visibility' => $field->visibility->value,
			'searchable' => $field->searchable && $field->is_text() && Visibility::Private !== $field->visibility,
		);
	}
}
