<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

use Svc\Kernel\Caller;
use Svc\Users\Capabilities;
use Svc\Users\Fields\Editor;
use Svc\Users\Fields\Field;
use Svc\Users\Fields\Visibility;
use Svc\Users\Settings\Settings;
use Svc\Users\Storage\CallerProfile;
use Svc\Users\Storage\CallerProfiles;
use Svc\Users\Storage\Profile;
use Svc\Users\Storage\VisibleProfiles;

/** Decides which profiles and fields a caller may see and change. */
final class ProfilePolicy {

	public function __construct(
		private readonly Settings $settings,
		private readonly CallerProfiles $caller_profiles,
	) {}

	public function may_manage( Caller $caller ): bool {
		return $caller->can( Capabilities::MANAGE );
	}

	public function scope( Caller $caller ): VisibleProfiles {
		return $caller->can( Capabilities::VIEW )
			? VisibleProfiles::everyone()
			: VisibleProfiles::only( $this->settings->public_roles(), $this->own( $caller ), $this->settings->hidden_fields() );
	}

	public function owns( Caller $caller, ?Profile $profile ): bool {
		return null !== $profile && $caller->is_member() && $caller->id() === $profile->user_id;
	}

	public function has_profile( Caller $caller ): bool {
		return null !== $this->own( $caller );
	}

	public function owner_may_change( string $field, Field $row ): bool {
		return match ( $row->editor ) {
			Editor::Owner          => true,
			Editor::OwnerIfAllowed => in_array( $field, $this->settings->owner_fields(), true ),
			default                => false,
		};
	}

	public function sees( Caller $caller, Visibility $visibility, Profile $profile ): bool {
		return match ( $visibility ) {
			Visibility::Public   => true,
			Visibility::Intranet => $caller->can( Capabilities::VIEW ),
			Visibility::Private  => $this->owns( $caller, $profile ) || $this->may_manage( $caller ),
		};
	}

	private function own( Caller $caller ): ?CallerProfile {
		return $caller->is_member() ? $this->caller_profiles->of( $caller->id() ) : null;
	}
}
